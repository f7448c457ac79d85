/**
 * Returns the speculation rules of every page as JSON: prerender the link marked `data-main-path`, the usual next step, at
 * once. `data-prefetch` of the root element allows more: `hover` a page of the same language whose link is pointed at,
 * `press` only one whose link is pressed. Browsers that cannot prerender, or have too little memory for it, only prefetch.
 * A page in another language is never loaded early: the worker of a kept guide counts it as visited, and keeps its language.
 */
export function buildSpeculationRules(base: string): string {
  // Addresses of pages end in a slash, and those of files do not.
  const page = { href_matches: `${base}/{*/}?` }
  const rules = [
    { where: { selector_matches: '[data-main-path]' }, eagerness: 'immediate' },
    { where: { and: [{ selector_matches: '[data-prefetch=hover] :not([hreflang])' }, page] }, eagerness: 'moderate' },
    // Conservative, which is the default.
    { where: { and: [{ selector_matches: '[data-prefetch] :not([hreflang])' }, page] } },
  ]
  return JSON.stringify({ prefetch: rules, prerender: rules })
}
