/** Which files of Next.js's export a site has, and where. */
import { existsSync } from 'node:fs'
import type { Guide } from '@/guide/fields/published'
import { readEnv } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { ELECTION_PATH, paths, placeholderId } from '@/lib/paths'
import { assetFolder, notFoundFolders } from './static-html/nextExport'

/** Editors' images, and files of the site's owner, which Next.js copies into each export. */
export const publicFolder = 'public'

/** The page of all elections, in the export of a language. */
export const electionsPage = `${paths.elections.slice(1)}index.html`

/**
 * Exported files that must not ship. Among them are the copies of the public files, which a build adds once. An
 * archived election also lacks files that its site has once, and those for kept guides.
 */
export function findUnwantedExports({ election, questions, candidates, site }: Guide): readonly string[] {
  return [
    ...notFoundFolders,
    ...['profile', 'compare', 'answers'].map((page) => `${page}/${placeholderId}`),
    `img/${placeholderId}.svg`,
    `lookup/${placeholderId}`,
    ...(questions.length > 0 ? [] : ['questions']),
    ...(candidates.length > 0 ? [] : ['profile']),
    ...(readEnv().siteUrl ? [] : [paths.correctionsFeed]),
    ...(election.results ? [paths.calendar] : []),
    ...(site && !site.isArchived ? [] : [paths.elections]),
    ...(site?.isArchived ? ['robots.txt', paths.icon] : []),
    ...(ELECTION_PATH === '' ? [] : [paths.keepGuideScript, paths.keptFiles, paths.offline]),
    paths.openGraphImages,
    ...(existsSync(publicFolder) ? listFiles(publicFolder) : []),
  ]
}

/** Files that only the default language has, because they are the same in all. */
const shared = [
  paths.portrait(''),
  paths.dataFile(''),
  paths.lookup('streets-'),
  paths.openData,
  paths.icon,
  paths.qrCodeScript,
  '/robots.txt',
  '/sitemap.xml',
]

/** @param file path in the export of a language */
export function isShared(file: string): boolean {
  return shared.some((path) => `/${file}`.startsWith(path))
}

/** The path in the site of a file in the export of a language. Names of Next.js's files have a digest of their content. */
export function toSitePath(file: string, languagePath: string): string {
  return file.startsWith(`${assetFolder}/`) ? file : `${ELECTION_PATH}${languagePath}/${file}`.slice(1)
}
