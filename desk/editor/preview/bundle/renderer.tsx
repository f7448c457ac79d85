/** Renders the pages of a guide in memory. `loadRenderer` bundles this module together with every route of the site. */
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildGuide } from '@/guide/read/buildGuide'
import type { Guide } from '@/guide/fields/published'
import { contentTypes } from '@/lib/server/headers'
import { buildDocument } from './document'
import { withGuide } from './getGuide'
import { NotFoundError } from './navigation'
import { findRoute, type Match, type Route } from './routes'

interface Props {
  readonly params: Promise<Match<unknown>['params']>
}

export interface PageModule {
  readonly default: (props: Props) => ReactNode | Promise<ReactNode>
  readonly generateMetadata: (props: Props) => Metadata | Promise<Metadata>
}

export interface FileModule {
  readonly GET: (request: Request, props: Props) => Response | Promise<Response>
}

export interface Rendered {
  /** Media type. */
  readonly type: string
  readonly content: string
}

export interface Renderer {
  readonly buildGuide: typeof buildGuide
  /**
   * Renders a page or a file.
   * @param path like `profile/ada`, without slashes at its ends
   * @returns undefined if the guide has neither
   */
  readonly render: (guide: Guide, path: string) => Promise<Rendered | undefined>
}

/** Creates a renderer. The arguments are the site's routes, and the address of its styles. */
export function createRenderer(
  pages: readonly Route<PageModule>[],
  files: readonly Route<FileModule>[],
  styleSheet: string,
): Renderer {
  const render = async (path: string): Promise<Rendered | undefined> => {
    const page = findRoute(pages, path)
    if (page) return renderPage(page, styleSheet)
    const file = findRoute(files, path)
    return file && getFile(file, path)
  }
  return {
    buildGuide,
    render: (guide, path) =>
      withGuide(guide, async () => {
        try {
          return await render(path)
        } catch (error) {
          if (error instanceof NotFoundError) return undefined
          throw error
        }
      }),
  }
}

async function renderPage({ module, params }: Match<PageModule>, styleSheet: string): Promise<Rendered> {
  const props = { params: Promise.resolve(params) }
  const { title } = await module.generateMetadata(props)
  const document = await buildDocument(await module.default(props), title, styleSheet)
  return { type: contentTypes.html, content: `<!doctype html>${renderToStaticMarkup(document)}` }
}

async function getFile({ module, params }: Match<FileModule>, path: string): Promise<Rendered | undefined> {
  const response = await module.GET(new Request(`https://preview.invalid/${path}`), { params: Promise.resolve(params) })
  if (!response.ok) return undefined
  return { type: response.headers.get('content-type') ?? contentTypes.txt, content: await response.text() }
}
