/** A screenshot in the gallery. */
export interface Screenshot {
  /** Name of the page. Its screenshots form a row of the contact sheet. */
  readonly page: string
  readonly url: string
  /** Width of the viewport, in CSS pixels. */
  readonly width: number
  /** File name in the gallery's folder. */
  readonly file: string
}

/** Returns an HTML page with a row per page of the site. It shows the top of each screenshot, linked to the whole. */
export function buildContactSheet(screenshots: readonly Screenshot[]): string {
  const rows = [...new Set(screenshots.map(({ page }) => page))].map((page) => {
    const thumbnails = screenshots
      .filter((screenshot) => screenshot.page === page)
      .map(({ file, width }) => {
        const thumbnailWidth = Math.round(120 + width / 8)
        return `<a href="${file}">${file.replace('.png', '')}<br><img src="${file}" alt="" width="${thumbnailWidth}"></a>`
      })
    return `<h2>${page}</h2><div>${thumbnails.join('\n')}</div>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
body { margin: 16px; background: #d9d9d9; color: #111; font: 12px sans-serif }
div { display: flex; gap: 12px }
a { flex: none; height: 460px; overflow: hidden; color: inherit; text-decoration: none }
h2 { margin: 20px 0 8px; font-size: 16px }
</style>
${rows.join('\n')}
</html>
`
}
