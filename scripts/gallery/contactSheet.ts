/** A screenshot in the gallery. */
export interface Shot {
  /** Name of the page that it shows; a row of the contact sheet. */
  readonly page: string
  readonly url: string
  /** In CSS pixels. */
  readonly width: number
  /** In the gallery's folder. */
  readonly file: string
}

/** A page with the top of every screenshot, a row for each page of the site; each leads to the whole screenshot. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = [...new Set(shots.map(({ page }) => page))].map((page) => {
    const pictures = shots
      .filter((shot) => shot.page === page)
      .map(({ file, width }) => {
        const shown = Math.round(120 + width / 8)
        return `<a href="${file}">${file.replace('.png', '')}<br><img src="${file}" alt="" width="${shown}"></a>`
      })
    return `<h2>${page}</h2><div>${pictures.join('\n')}</div>`
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
