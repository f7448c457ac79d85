/**
 * Returns the speculation rules of every page as JSON: prerender the link marked `data-main-path`, the usual next step, at
 * once. `data-prefetch` of the root element allows more: `hover` a page whose link is pointed at, `press` only one whose
 * link is pressed. Browsers that cannot prerender, or have too little memory for it, only prefetch.
 */
export function buildSpeculationRules(base: string): string {
  // Addresses of pages have no dot, and those of files have one.
  const pages = [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }]
  const rules = [
    { where: { selector_matches: '[data-main-path]' }, eagerness: 'immediate' },
    { where: { and: [{ selector_matches: '[data-prefetch=hover] *' }, ...pages] }, eagerness: 'moderate' },
    { where: { and: [{ selector_matches: '[data-prefetch] *' }, ...pages] }, eagerness: 'conservative' },
  ]
  return JSON.stringify({ prefetch: rules, prerender: rules })
}
