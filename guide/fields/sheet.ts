/** The spreadsheet that stays the source of an election. */
import { url } from './addresses'
import { field } from './catalog'
import { list } from './fields'
import { privateField } from './publicationRules'
import { shortText } from './text'

const section = 'Spreadsheet'

export const sheet = field(
  privateField(
    list(url.regex(/^https:/i, { error: 'a web address that begins with https://' }), 'a list of web addresses')
      .min(1, { error: 'at least one web address' })
      .max(10, { error: 'at most 10 web addresses' }),
  ).optional(),
  'Spreadsheet',
  'The address of a Google Sheet that everyone with the link may view, or of an Excel or CSV file. Its values replace those in the guide.',
  { section, itemName: 'address' },
)

export const sheetFields = field(
  privateField(
    list(shortText(200, 'the name of a field, like “candidates/name”'), 'a list of names of fields'),
  ).optional(),
  'Fields that the spreadsheet has',
  'An import from the spreadsheet writes this list.',
  { section, isGenerated: true },
)
