/** For elements that a script or the build fills: React leaves this content alone, even where it hydrates the page. */
export const noHtml = { __html: '' }
