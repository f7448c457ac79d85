/** Renders pages of an election that is being edited, without a build. */
import type { ValidElection } from '@/data/load/electionFiles'
import type { Guide } from '@/data/schema/published'
import { defaultLanguage } from '@/lib/locale/languages'
import { contentTypes } from '@/lib/server/headers'
import type { PageRequest, Rejected, RenderedFile, RenderedPage } from '../services'
import { loadRenderer, placeholderPath, type LoadedRenderer } from './loadRenderer'
import { PhotoPreviews } from './photos'
import { toPreviewHtml } from './toPreviewHtml'

/** Reads an election with drafts in place of files, or returns the problems that prevent its publication. */
export type ReadDrafts = (
  request: Pick<PageRequest, 'root' | 'folder' | 'drafts'>,
) => Promise<{ readonly valid: ValidElection } | (Rejected & { readonly valid?: undefined })>

/** An election that can be rendered. */
interface Snapshot {
  readonly guide: Guide
  readonly renderer: LoadedRenderer
}

/** Renders pages and their files. */
export interface PageRenderer {
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage | RenderedFile | Rejected | undefined>
  /** Bundles the code of the site, which takes about a second, before the first request needs it. */
  readonly warmUp: (language?: string) => Promise<void>
}

/** Creates the service that renders pages. Requests with the same array of drafts read the election once. */
export function createPageRenderer(readDrafts: ReadDrafts, photos = new PhotoPreviews()): PageRenderer {
  const renderers = new Map<string, Promise<LoadedRenderer>>()
  const snapshots = new WeakMap<PageRequest['drafts'], Promise<Snapshot | Rejected>>()
  const getRenderer = (language: string = defaultLanguage) => {
    const renderer = renderers.get(language) ?? loadRenderer(language)
    renderers.set(language, renderer)
    // The next request tries again.
    renderer.catch(() => renderers.delete(language))
    return renderer
  }
  const takeSnapshot = async (request: PageRequest): Promise<Snapshot | Rejected> => {
    const files = await readDrafts(request)
    if (!files.valid) return { problems: files.problems }
    const renderer = await getRenderer(files.valid.election.language)
    return { guide: renderer.buildGuide(files.valid), renderer }
  }
  return {
    renderPage: async (request) => {
      const pending = snapshots.get(request.drafts) ?? takeSnapshot(request)
      snapshots.set(request.drafts, pending)
      const snapshot = await pending
      return 'problems' in snapshot ? snapshot : renderPath(snapshot, request, photos)
    },
    warmUp: async (language) => {
      await getRenderer(language)
    },
  }
}

async function renderPath({ guide, renderer }: Snapshot, { root, page, base }: PageRequest, photos: PhotoPreviews) {
  const path = page.replaceAll(/^\/+|\/+$/g, '')
  if (path === renderer.styleSheet) return { type: contentTypes.css, content: renderer.styles }
  if (path.startsWith('img/photos/')) return photos.find(root, guide, path)
  const rendered = await renderer.render(guide, path)
  return rendered?.type === contentTypes.html ? toPreviewHtml(rendered.content, placeholderPath, base) : rendered
}
