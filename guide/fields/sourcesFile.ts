import { z } from 'zod'
import { url } from './addresses'
import { field } from './catalog'
import { namedGroup, sourceDate, yesNo } from './values'
import { id } from './ids'
import { shortText, textLanguage } from './text'

const source = namedGroup('a source with title, publisher, url and date', {
  title: field(shortText('label'), 'Title', 'As published.', {
    headings: ['Title', 'Source', 'Source title', 'Headline'],
    wording: 'cited',
    hasLanguage: true,
  }),
  publisher: field(shortText('label'), 'Publisher', 'Who published it.', {
    headings: ['Publisher', 'Published by', 'Outlet', 'Publication'],
    wording: 'name',
  }),
  url: field(url, 'Web address', 'Where it was read.', {
    headings: ['Address', 'Web address', 'Link address', 'Website', 'Web page'],
  }),
  date: field(
    sourceDate,
    'Date',
    'When it was published: 2017-10-20, 2017-10, 2017, or a phrase such as "undated page".',
    {
      headings: ['Date', 'Published on', 'Date published', 'Publication date'],
      wording: 'cited',
      hasLanguage: true,
    },
  ),
  language: textLanguage(),
  link: field(
    yesNo.default(true),
    'Link to it',
    'No: it is cited without a link, because the page shows private details or is a repost.',
    { headings: ['Link', 'Show link'], isRare: true },
  ),
})

/** `sources.yaml`: the sources, each under its id. */
export const sourcesFile = z.record(id, source, 'sources, each under its own short name')

export type SourcesFile = z.infer<typeof sourcesFile>
