/** Every address of the site, both ways: build one, and read one. Safe to ship to the browser. */

/** What stands before every path when the site lives under a folder, like `/medford`; set by `BASE_PATH`. */
const BASE_PATH = process.env.BASE_PATH ?? ''

/** The pages and files of the site, without the base path. */
export const paths = {
  home: '/',
  candidates: '/candidates/',
  race: (id: string) => `/candidates/#${id}`,
  profile: (id: string) => `/profile/${id}/`,
  stance: (id: string, number: number) => `/profile/${id}/stance${number}/`,
  corrections: '/corrections/',
  openData: '/candidates.json',
  portrait: (src: string) => `/img/${src}`,
  photo: (photo: string, width: number, type: PhotoType) => `/img/photos/${photo}-${width}.${type}`,
  share: (page: string) => `/share/${page}.png`,
  icon: '/icon.svg',
  favicon: '/favicon.ico',
} as const

/**
 * Icons for where a site is kept among applications. `role` is who asks for one: Apple's systems, or the manifest for
 * any use or for one that is cut to a shape. `margin` is the room around the mark, in a part of the width.
 */
export const icons = [
  { path: '/apple-touch-icon.png', size: 180, margin: 0.14, role: 'apple' },
  { path: '/icon-192.png', size: 192, margin: 0.1, role: 'any' },
  { path: '/icon-512.png', size: 512, margin: 0.1, role: 'any' },
  { path: '/icon-maskable.png', size: 512, margin: 0.2, role: 'maskable' },
] as const

/**
 * Widths that a photograph is made in, in pixels; each is 4 to 5 in shape. The layout shows it 96 to 208 wide, and
 * phones have two or three pixels for one of these.
 */
export const photoWidths = [208, 320, 480] as const

/** Types that a photograph is made in, the one of fewest bytes first; every browser knows the last. */
export const photoTypes = ['avif', 'webp', 'jpg'] as const
export type PhotoType = (typeof photoTypes)[number]

/** A path as a page links it. */
export function href(path: string, base = BASE_PATH): string {
  return base + path
}

/** A path as page views and messages name it: `/medford/profile/bears/` is `/profile/bears`. */
export function pagePath(pathname: string, base = BASE_PATH): string {
  const inside = pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  return inside.replace(/\/+$/, '') || '/'
}

/** More than the longest route of any real guide; anything longer is not a route but an attack or an accident. */
const LONGEST_ROUTE = 200

/**
 * The page that a legacy route such as `#/profile/bears` stands for, without the base path.
 * Only plain segments pass: no dots, colons, backslashes, percent signs or empty segments, so that the result is
 * always a path of this site.
 * @param hash `location.hash`, with its `#`
 * @returns `undefined` when the hash is not a route
 */
export function readLegacyRoute(hash: string): string | undefined {
  if (hash.length > LONGEST_ROUTE) return undefined
  if (!/^#\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*\/?)?$/.test(hash)) return undefined
  return `${hash.slice(1).replace(/\/$/, '')}/`
}

/** What an address on this site asks for, so that a page can name it. */
export type Asked =
  | { readonly kind: 'candidate'; readonly id: string }
  | { readonly kind: 'stance'; readonly id: string; readonly number: string }
  | { readonly kind: 'page'; readonly path: string }

/** Reads what the address of a page asks for, whether it exists or not. */
export function readAsked(pathname: string, base = BASE_PATH): Asked {
  const path = pagePath(decode(pathname), base)
  const [, id, number] = /^\/profile\/([^/]+)(?:\/stance([^/]+))?$/.exec(path) ?? []
  if (id === undefined) return { kind: 'page', path }
  return number === undefined ? { kind: 'candidate', id } : { kind: 'stance', id, number }
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
