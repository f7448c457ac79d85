import { load } from 'cheerio'
import { hash } from '@/build/static-html/policy'
import type { PageRequest, Rejected, Rendered, Services } from '../services'
import type { Guide } from '@/guide/fields/published'
import { listLanguages } from '@/guide/translations/translatedElection'
import { drawOpenGraphImage } from '@/lib/drawing/drawOpenGraphImage'
import { contentTypes } from '@/lib/server/headers'
import { createRenderableReader, type Renderable } from '../server/files/readRenderable'
import { loadRenderer, placeholderPath, type LoadedRenderer } from './loadRenderer'
import { createPhotoFinder } from './photos'

interface Snapshot extends Pick<Renderable, 'gaps' | 'problems'> {
  readonly guide: Guide
  readonly renderer: LoadedRenderer
}

/** Requests with the same array of drafts read the election once. */
export function createPageRenderer(findPhoto = createPhotoFinder()): Services['renderPage'] {
  const readRenderable = createRenderableReader()
  const renderers = new Map<string, Promise<LoadedRenderer>>()
  const snapshots = new WeakMap<PageRequest['drafts'], Promise<Snapshot | Rejected>>()
  const getRenderer = (languages: readonly string[]) => {
    const key = languages.join()
    const renderer = renderers.get(key) ?? loadRenderer(languages)
    renderers.set(key, renderer)
    // The next request tries again.
    renderer.catch(() => renderers.delete(key))
    return renderer
  }
  const takeSnapshot = async ({ root, folder, drafts }: PageRequest): Promise<Snapshot | Rejected> => {
    const { valid, gaps, problems } = await readRenderable(root, folder, drafts)
    if (!valid) return { problems }
    const renderer = await getRenderer(listLanguages(valid.election))
    return { guide: renderer.buildGuide(valid), renderer, gaps, problems }
  }
  return async (request) => {
    const pending = snapshots.get(request.drafts) ?? takeSnapshot(request)
    snapshots.set(request.drafts, pending)
    const snapshot = await pending
    if (!('guide' in snapshot)) return snapshot
    const rendered = await renderPath(snapshot, request, findPhoto)
    return rendered ?? findReasons(snapshot, request)
  }
}

/** The problems that may prevent a page: of the candidate whom it is about, or else all. Undefined without problems. */
function findReasons({ problems }: Snapshot, { page }: PageRequest): Rejected | undefined {
  const id = /^profile\/([^/]+)/.exec(page)?.[1]
  const own = problems.filter(({ file }) => file.replace(/\.ya?ml$/, '') === `candidates/${id}`)
  if (own.length > 0) return { problems: own }
  return problems.length > 0 ? { problems } : undefined
}

async function renderPath(
  { guide, renderer, gaps }: Snapshot,
  { root, page, base }: PageRequest,
  findPhoto: ReturnType<typeof createPhotoFinder>,
) {
  const path = page.replaceAll(/^\/+|\/+$/g, '')
  if (path === renderer.styleSheet) return { type: contentTypes.css, content: renderer.styles }
  if (path.startsWith('img/photos/')) return findPhoto(root, guide, path)
  if (path.startsWith('share/')) {
    const image = renderer.findShareImage(guide, path)
    return image && { type: contentTypes.png, content: await drawOpenGraphImage(image) }
  }
  const rendered = await renderer.render(guide, path)
  if (rendered?.type !== contentTypes.html) return rendered
  return { ...toPreview(rendered.content, placeholderPath, base), gaps }
}

/** @param from path that links inside the site begin with, which `to` replaces */
function toPreview(html: string, from: string, to: string): Rendered {
  const $ = load(html)
  // A preview is not shared.
  $('script, noscript, template, meta[property], link[rel="preload"]').remove()
  const move = (address = '') => (address.startsWith(from) ? to + address.slice(from.length) : address)
  for (const name of ['href', 'src']) $(`[${name}]`).attr(name, (_, address) => move(address))
  $('[srcset]').attr('srcset', (_, list) => list.split(', ').map(move).join(', '))
  $('a[href^="http:"], a[href^="https:"]').attr({ target: '_blank', rel: 'noopener noreferrer nofollow' })
  const styles = $('style').get()
  return {
    type: contentTypes.html,
    content: $.html(),
    styleSources: ["'self'", ...styles.map((style) => hash($(style).text()))].join(' '),
  }
}
