/**
 * Returns the speculation rules of every page as JSON: prefetch links marked `data-main-path`, the usual next step, at
 * once, and other pages when a reader is about to follow a link.
 * @param base the base path, like `/guide`
 */
export function buildSpeculationRules(base: string): string {
  // Addresses of pages have no dot, and those of files have one.
  const pages = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] }
  return JSON.stringify({
    prefetch: [
      { where: { selector_matches: 'a[data-main-path]' }, eagerness: 'immediate' },
      { where: pages, eagerness: 'moderate' },
    ],
  })
}
