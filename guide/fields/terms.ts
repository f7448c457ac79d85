/** Schema of the words in `election.yaml` that pages explain. */
import { field } from './catalog'
import { fields, list } from './fields'
import { id, idAdvice, idRequest } from './ids'
import { sourceIds } from './publicationRules'
import { editorialText, maxLengths, shortText } from './text'

export const term = fields({
  id: field(id, 'Short name', 'Like override.', { advice: idAdvice, ask: idRequest }),
  term: field(shortText(maxLengths.name), 'Term', 'As the definition is headed, like override.'),
  forms: field(
    list(shortText(maxLengths.name), 'a list of forms').min(1, { error: 'at least one form' }),
    'Forms',
    'The words that are explained, like overrides. Upper and lower case are the same, and the longest form wins.',
    { itemName: 'form', wording: 'searched' },
  ),
  definition: field(
    editorialText('a definition', maxLengths.label),
    'Definition',
    'One or two plain, neutral sentences that name no candidate.',
  ),
  sources: sourceIds,
})
