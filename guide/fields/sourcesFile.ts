/** Schema of `sources.yaml`. */
import { z } from 'zod'
import { url } from './addresses'
import { sourceDate } from './dates'
import { fields, yesNo } from './fields'
import { id } from './ids'
import { maxLengths, shortText, textLanguage } from './texts'

/** `sources.yaml`: the sources, each under its id. */
export const sourcesFile = z.record(
  id,
  fields(
    {
      title: shortText(maxLengths.label).describe('Title as published.'),
      publisher: shortText(maxLengths.label).describe('Who published it.'),
      url: url.describe('Where it was read.'),
      date: sourceDate.describe(
        'When it was published: 2017-10-20, 2017-10, 2017, or a phrase such as "undated page".',
      ),
      language: textLanguage,
      link: yesNo
        .default(true)
        .describe('false: cite it without a link (the page shows private details, or is a repost).'),
    },
    'a source with title, publisher, url and date',
  ),
  'sources, each under its own id',
)

/** The validated content of `sources.yaml`. */
export type SourcesFile = z.infer<typeof sourcesFile>
