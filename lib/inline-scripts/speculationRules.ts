/**
 * Returns the speculation rules of every page as JSON: prerender links marked `data-main-path`, the usual next step, at
 * once, and other pages when a reader is about to follow a link. Links marked `data-likely`, of which any may be next,
 * are prefetched at once and prerendered early. Browsers that cannot prerender, or have too little memory for it, only
 * prefetch.
 * @param base the base path, like `/guide`
 */
export function buildSpeculationRules(base: string): string {
  // Addresses of pages have no dot, and those of files have one.
  const pages = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/*.*` } }] }
  const followed = { where: pages, eagerness: 'moderate' }
  return JSON.stringify({
    prefetch: [when('[data-main-path],[data-likely]', 'immediate'), followed],
    // On phones, `eager` means links in view, and the browser keeps the last two pages.
    prerender: [when('[data-main-path]', 'immediate'), when('[data-likely]', 'eager'), followed],
  })
}

function when(selector: string, eagerness: string) {
  return { where: { selector_matches: selector }, eagerness }
}
