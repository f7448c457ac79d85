/**
 * Which pages the browser may ask for before a reader does, as JSON of the HTML standard's speculation rules: at once
 * where a link is marked `data-main-path`, as the next step of most readers; elsewhere when a reader is about to.
 * @param base the base path, like `/medford`
 */
export function speculationRules(base: string): string {
  const pages = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.json` } }] }
  return JSON.stringify({
    prefetch: [
      { where: { selector_matches: 'a[data-main-path]' }, eagerness: 'immediate' },
      { where: pages, eagerness: 'moderate' },
    ],
  })
}
