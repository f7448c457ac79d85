/** Finishes a rendered page for the frame of a preview, which runs no scripts and loads nothing from other hosts. */
import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import type { RenderedPage } from '../services'

/**
 * Removes scripts, leads links inside the site to other pages of the preview, and opens links to other sites in a new
 * window.
 * @param from path that links inside the site begin with
 * @param to path that replaces it
 */
export function toPreviewHtml(html: string, from: string, to: string): RenderedPage {
  const $ = load(html)
  // Share images are not drawn for a preview.
  $('script, noscript, template, meta[property], link[rel="preload"]').remove()
  const move = (address = '') => (address.startsWith(from) ? to + address.slice(from.length) : address)
  for (const name of ['href', 'src']) $(`[${name}]`).attr(name, (_, address) => move(address))
  $('[srcset]').attr('srcset', (_, list) => list.split(', ').map(move).join(', '))
  $('a[href^="http:"], a[href^="https:"]').attr({ target: '_blank', rel: 'noopener noreferrer nofollow' })
  const styles = $('style').get()
  return {
    html: $.html(),
    styleSources: ["'self'", ...styles.map((style) => hash($(style).text()))].join(' '),
  }
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
