import type { Source } from '@/guide/fields/published'
import { toOpenSources } from './documents'
import { defineTable } from './table'

export const sourcesTable = defineTable<Source>(
  {
    id: ({ id }) => id,
    title: ({ title }) => title,
    publisher: ({ publisher }) => publisher,
    date: ({ date }) => date,
    url: ({ url }) => url,
    language: ({ language }) => language,
  },
  toOpenSources,
)
