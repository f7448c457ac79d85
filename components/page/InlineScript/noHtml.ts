/**
 * For `dangerouslySetInnerHTML` of an element that a script or the build fills: React leaves such content alone, also where
 * it hydrates the page.
 */
export const noHtml = { __html: '' }
