/** Returns an element of the page, which precedes the script. */
export function find<Found extends HTMLElement>(selector: string): Found {
  return document.querySelector(selector) as Found
}

export function listAll<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): readonly Found[] {
  return [...root.querySelectorAll<Found>(selector)]
}
