import { sourcesFile } from '@/guide/fields/sourcesFile'
import { partialDate, text, webAddress, yesNo } from '../cells/cellKinds'
import { columnsOf, type SheetKind } from './column'

const column = columnsOf(sourcesFile.valueType)

/** Sources, in `sources.yaml`. */
export const sources: SheetKind = {
  id: 'sources',
  name: 'Sources',
  otherNames: ['Source', 'References', 'Citations'],
  columns: [
    {
      field: 'id',
      heading: 'Id',
      otherHeadings: ['Source id', 'Key'],
      help: 'Short name that other sheets refer to. Leave empty for a new source to get one from its title.',
      cell: text,
      schema: sourcesFile.keyType,
    },
    column('title', 'Title', text, {
      otherHeadings: ['Source', 'Source title', 'Headline'],
      isRequired: true,
      width: 44,
    }),
    column('publisher', 'Publisher', text, {
      otherHeadings: ['Published by', 'Outlet', 'Publication'],
      width: 30,
      help: 'Who published it. By default the host name of the address.',
    }),
    column('url', 'Address', webAddress, {
      otherHeadings: ['Web address', 'Link address', 'Website', 'Web page'],
      isRequired: true,
      width: 44,
    }),
    column('date', 'Date', partialDate, {
      otherHeadings: ['Published on', 'Date published', 'Publication date'],
      help: 'When it was published: 2017-10-20, 2017-10, 2017, or a phrase. By default "undated page".',
    }),
    column('language', 'Language', text),
    column('link', 'Link', yesNo, { otherHeadings: ['Show link'] }),
  ],
}
