/**
 * Returns the speculation rules of every page as JSON: prerender links marked `data-main-path`, the usual next step, at
 * once, and other pages when a reader is about to follow a link. Browsers that cannot prerender, or have too little
 * memory for it, prefetch these pages. Links marked `data-prefetch`, of which any may be next, are prefetched at once.
 * @param base the base path, like `/guide`
 */
export function buildSpeculationRules(base: string): string {
  // Addresses of pages have no dot, and those of files have one.
  const pages = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] }
  const atOnce = (selector: string) => ({ where: { selector_matches: selector }, eagerness: 'immediate' })
  const onHover = { where: pages, eagerness: 'moderate' }
  return JSON.stringify({
    prefetch: [atOnce('a[data-main-path],a[data-prefetch]'), onHover],
    prerender: [atOnce('a[data-main-path]'), onHover],
  })
}
