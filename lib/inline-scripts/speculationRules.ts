/**
 * Returns the speculation rules of every page as JSON: prerender links marked `data-main-path`, the usual next step, at
 * once, and other pages when a reader is about to follow a link. Browsers that cannot prerender, or have too little
 * memory for it, prefetch these pages.
 * @param base the base path, like `/guide`
 */
export function buildSpeculationRules(base: string): string {
  // Addresses of pages have no dot, and those of files have one.
  const pages = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] }
  const rules = [
    { where: { selector_matches: 'a[data-main-path]' }, eagerness: 'immediate' },
    { where: pages, eagerness: 'moderate' },
  ]
  return JSON.stringify({ prefetch: rules, prerender: rules })
}
