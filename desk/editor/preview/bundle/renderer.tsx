/** Renders the pages of a guide in memory. `loadRenderer` bundles this module together with every route of the site. */
import Layout from '@/app/layout'
import { getGuide, withGuide } from './getGuide'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildGuide } from '@/guide/read/buildGuide'
import type { Guide } from '@/guide/fields/published'
import { contentTypes } from '@/lib/server/headers'
import { NotFoundError } from './navigation'

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

/** A page with the layout of the site, for a window without scripts. */
export async function buildDocument(page: ReactNode, title: Metadata['title'], styleSheet: string): Promise<ReactNode> {
  return Layout({
    children: (
      <>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{formatTitle(title)}</title>
        {/* Before the style elements of the page, which have the same precedence. */}
        <link rel="stylesheet" href={styleSheet} precedence="next" />
        {page}
      </>
    ),
  })
}

function formatTitle(title: Metadata['title']): string {
  const site = getGuide().election.title
  if (typeof title === 'string') return `${title} – ${site}`
  return title && 'absolute' in title ? title.absolute : site
}

export interface Route<Module> {
  /** Folder in `app`, like `profile/[id]`. Empty for the landing page. */
  readonly folder: string
  readonly module: Module
}

export interface Match<Module> {
  readonly module: Module
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the route of a path. A folder with a fixed name goes before a parameter.
 * @param path like `profile/ada`, without slashes at its ends
 */
export function findRoute<Module>(routes: readonly Route<Module>[], path: string): Match<Module> | undefined {
  const matches = routes.flatMap(({ folder, module }) => {
    const params = matchFolder(folder, path)
    return params ? [{ module, params }] : []
  })
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

function matchFolder(folder: string, path: string): Record<string, string> | undefined {
  const segments = path.split('/')
  const names = folder.split('/')
  if (segments.length !== names.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? ''
    const parameter = /^\[(\w+)\]$/.exec(name)?.[1]
    if (parameter !== undefined && segment !== '') params[parameter] = segment
    else if (name !== segment) return undefined
  }
  return params
}
