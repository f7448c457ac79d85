import type { z } from 'zod'
import { field, section } from './catalog'
import { date, namedGroup, strictGroup, list } from './values'
import { shortText, text } from './text'

/** Stands for the name of a translator who is no person. */
export const machine = 'machine'

const person = shortText('name', 'the name of a person')

const translation = namedGroup('a translation with original and text', {
  original: field(text('the passage of the guide', 'officialText'), 'Original', 'As in the guide.', {
    advice: 'A translation applies wherever this passage appears.',
  }),
  text: field(text('the translation', 'officialText'), 'Translation', ''),
  by: field(shortText('name').optional(), 'Translated by', "A person's name, or machine.", {
    advice: 'Leave empty if it is the same as for the whole file.',
  }),
  reviewedBy: field(person.optional(), 'Reviewed by', 'Who compared this translation with the original.', {
    advice: "A machine's translation of a candidate's words is not published without it.",
  }),
})

/** `translations/{language}.yaml`: the editors' text in another language. The file name is the code of the language. */
export const translationsFile = namedGroup('the fields of translations', {
  ...section('Translators', {
    by: field(shortText('name', 'who translated, or machine'), 'Translated by', "A person's name, or machine.", {
      ask: 'who translated the text',
    }),
    reviewed: field(
      strictGroup({
        by: field(person, 'Reviewed by', 'A native speaker who read every page in this language.'),
        date: field(date, 'Date', 'The day the review was finished.'),
      }).optional(),
      'Review of all pages',
      'Until then, pages in this language say that a native speaker has not reviewed them.',
    ),
  }),
  texts: field(list(translation, 'a list of translations, or []'), 'Translations', 'Each with its original.', {
    itemName: 'translation',
  }),
})

export type TranslationsFile = z.infer<typeof translationsFile>
export type Translation = TranslationsFile['texts'][number]

/** True if a named person made or reviewed a translation. A machine's words alone are never a candidate's. */
export function isByPerson(file: Pick<TranslationsFile, 'by'>, { by = file.by, reviewedBy }: Partial<Translation>) {
  return reviewedBy !== undefined || by.toLowerCase() !== machine
}
