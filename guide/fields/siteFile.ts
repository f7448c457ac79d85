/** Schema of `data/site.yaml`. */
import { field } from './catalog'
import { fields } from './fields'
import { maxLengths, shortText } from './text'

/** `data/site.yaml`: the elections of the site. Optional while there is only one. */
export const siteFile = fields(
  {
    current: field(
      shortText(maxLengths.name, 'the name of a folder in data, like springfield-2027'),
      'Current election',
      'The election that the site shows: the name of its folder in data.',
    ),
  },
  'the fields of the site',
)
