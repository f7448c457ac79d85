/** Builds and parses the site's paths. Browser scripts may import it. */

/** Path that the site is served under, like `/guide`. Empty at a domain's root. Set by `BASE_PATH`. */
export const BASE_PATH = process.env.BASE_PATH ?? ''

/** Path of the pages in this language, like `/es`. Empty in the default language. */
export const LANGUAGE_PATH = process.env.LANGUAGE_PATH ?? ''

/** Path of an archived election, like `/2025-11-04`. Empty for the current one. */
export const ELECTION_PATH = process.env.ELECTION_PATH ?? ''

/** Paths of the site's pages and files, without the base path, the election and the language. */
export const paths = {
  home: '/',
  candidates: '/candidates/',
  /** A race on the candidate list, for an election whose list shows every race. */
  race: (id: string) => `/candidates/#${id}`,
  racePage: (id: string) => `/candidates/${id}/`,
  /** A group on the index of races. Without an id, the races without a group. */
  group: (id?: string) => `/candidates/#${toGroupAnchor(id)}`,
  question: (id: string) => `/questions/${id}/`,
  profile: (id: string) => `/profile/${id}/`,
  profileSources: (id: string) => `/profile/${id}/#sources`,
  stance: (id: string, number: number) => `/profile/${id}/stance${number}/`,
  questions: '/#questions',
  compareRace: (id: string) => `/compare/${id}/`,
  compareTopic: (race: string, topic: string) => `/compare/${race}/#topics=${topic}`,
  /** A topic of a comparison that has a page for each topic. */
  compareTopicPage: (race: string, topic: string) => `/compare/${race}/${topic}/`,
  answers: (questionnaire: string) => `/answers/${questionnaire}/`,
  /** A race on a questionnaire whose page is split by race. */
  answersRace: (questionnaire: string, race: string) => `/answers/${questionnaire}/${race}/`,
  myBallot: '/my-ballot/',
  howToVote: '/how-to-vote/',
  results: '/results/',
  about: '/about/',
  fairness: '/about/fairness/',
  accessibility: '/accessibility/',
  corrections: '/corrections/',
  correctionsFeed: '/corrections.atom',
  data: '/data/',
  openData: '/candidates.json',
  /** The elections of the site. Only a site with an archive has it. */
  elections: '/elections/',
  /** A file of the open data, like `election.json`. The number is that of the format. */
  dataFile: (name: string) => `/data/v1/${name}`,
  /** A file that scripts of pages load, like `people.json`. */
  lookup: (file: string) => `/lookup/${file}`,
  calendar: '/election.ics',
  qrCodeScript: '/qrCode.js',
  /** Shows what is kept on the device, and keeps or removes it. */
  keepGuideScript: '/keepGuide.js',
  /** The files of the guide in this language. */
  keptFiles: '/offline.json',
  /** In place of a page that is not kept, if there is no connection. */
  offline: '/offline/',
  worker: '/worker.js',
  portrait: (src: string) => `/img/${src}`,
  photo: (photo: string, width: number, type: PhotoType) => `/img/photos/${photo}-${width}.${type}`,
  /** A portrait that is a drawing, under a name with a digest. */
  drawing: (photo: string) => `/img/photos/${photo}.svg`,
  openGraphImage: (page: string) => `/share${ELECTION_PATH}${LANGUAGE_PATH}/${page}.png`,
  /** What these images show. */
  openGraphImages: '/share.json',
  manifest: '/manifest.webmanifest',
  icon: '/icon.svg',
  favicon: '/favicon.ico',
} as const

/** Id of a page in place of an empty list, which Next.js rejects. The build removes the page. No id has a dot. */
export const placeholderId = 'no.id'

/** Fragment of a group on the index of races. The dot keeps it different from the ids of races. */
export function toGroupAnchor(id = ''): string {
  return `group.${id}`
}

/** Local storage key of a reader's choice. Differs between elections and between guides on one domain. */
export function buildStorageKey(election: string, name: string): string {
  return `${BASE_PATH}/${election}/${name}`
}

/**
 * PNG icons for home screens and app lists. `purpose` is `apple` for Apple's touch icon, otherwise the purpose in the
 * web app manifest. `margin` is the space on each side of the oval, as a fraction of the width.
 */
export const icons = [
  { path: '/apple-touch-icon.png', size: 180, margin: 0.14, purpose: 'apple' },
  { path: '/icon-192.png', size: 192, margin: 0.1, purpose: 'any' },
  { path: '/icon-512.png', size: 512, margin: 0.1, purpose: 'any' },
  { path: '/icon-maskable.png', size: 512, margin: 0.2, purpose: 'maskable' },
] as const

/**
 * Widths of the exported photographs, in pixels. Their aspect ratio is 4:5. The layout shows them 96 to 208 CSS pixels
 * wide, and phones have two or three device pixels per CSS pixel.
 */
export const photoWidths = [208, 320, 480] as const

/** Types of the exported photographs, smallest first. Every browser supports the last. */
export const photoTypes = ['avif', 'webp', 'jpg'] as const
export type PhotoType = (typeof photoTypes)[number]

/** The address of a page in this language, or of a file that differs between languages, for use in a link. */
export function href(path: string, base = BASE_PATH): string {
  return base + ELECTION_PATH + LANGUAGE_PATH + path
}

/** The address of a file of the election that is the same in every language, like its open data. */
export function fileHref(path: string, base = BASE_PATH): string {
  return base + ELECTION_PATH + path
}

/** The address of a file that the elections of a site share: an icon, or a file with a digest in its name. */
export function sharedHref(path: string, base = BASE_PATH): string {
  return base + path
}

/**
 * The address of a page that the site has once, like that of all elections. It is in this language, or in the first of the
 * site if an archived election has a language that the current one lacks.
 */
export function siteHref(path: string): string {
  return BASE_PATH + (process.env.SITE_LANGUAGE_PATH ?? LANGUAGE_PATH) + path
}

/** The lasting address of a page of another election of the site, whose path is in its summary. */
export function electionHref(election: string, path: string): string {
  return BASE_PATH + election + path
}

/** Removes the base path and the trailing slash: `/guide/profile/bears/` becomes `/profile/bears`. */
export function toPagePath(pathname: string, base = BASE_PATH): string {
  const path = pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  return path.replace(/\/+$/, '') || '/'
}

/**
 * Parses a legacy route, such as `#/profile/bears`. The result is always a path on this site, since only plain segments
 * are valid: no dots, colons, backslashes, percent signs or empty segments.
 * @returns the path of the page without the base path, or undefined if the hash is not a route
 */
export function parseLegacyRoute(hash: string): string | undefined {
  // No route of the former site is longer.
  if (hash.length <= 200 && /^#\/(?:[\w-]+\/)*[\w-]*$/.test(hash)) return hash.slice(1).replace(/\/?$/, '/')
}

/** The id, which may not exist, in the address of a page about a candidate, such as `/profile/bears/stance1/`. */
export function parseProfileId(pathname: string, base = BASE_PATH): string | undefined {
  return /^\/profile\/([^/]+)/.exec(toPagePath(pathname, base))?.[1]
}
