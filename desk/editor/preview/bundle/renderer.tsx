/** Renders the pages of a guide in memory. `loadRenderer` bundles this module together with every route of the site. */
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Layout from '@/app/layout'
import { listOpenGraphImages } from '@/guide/ask/pages/openGraphImages'
import type { Guide } from '@/guide/fields/published'
import { buildGuide } from '@/guide/read/publishedGuide'
import { contentTypes } from '@/lib/server/headers'
import { getGuide, NotFoundError, withGuide } from './replacements'

type Params = Readonly<Record<string, string>>

interface Props {
  readonly params: Promise<Params>
}

interface PageModule {
  readonly default: (props: Props) => ReactNode | Promise<ReactNode>
  readonly generateMetadata: (props: Props) => Metadata | Promise<Metadata>
}

interface FileModule {
  readonly GET: (request: Request, props: Props) => Response | Promise<Response>
}

interface Route<Module> {
  /** Folder in `app`, like `profile/[id]`. Empty for the landing page. */
  readonly folder: string
  readonly module: Module
}

export type Renderer = ReturnType<typeof createRenderer>

export function createRenderer(
  pages: readonly Route<PageModule>[],
  files: readonly Route<FileModule>[],
  styleSheet: string,
) {
  const renderPath = async (path: string) => {
    const page = findRoute(pages, path)
    if (page) return renderPage(page.module, page.params, styleSheet)
    const file = findRoute(files, path)
    return file && getFile(file.module, file.params, path)
  }
  return {
    buildGuide,
    findShareImage: (guide: Guide, path: string) => listOpenGraphImages(guide).find((each) => each.path === `/${path}`),
    /** @param path of a page or a file, like `profile/ada`, without slashes at its ends */
    render: (guide: Guide, path: string) =>
      withGuide(guide, async () => {
        try {
          return await renderPath(path)
        } catch (error) {
          if (error instanceof NotFoundError) return undefined
          throw error
        }
      }),
  }
}

/** As in Next.js, a folder with a fixed name goes before a parameter. */
function findRoute<Module>(routes: readonly Route<Module>[], path: string) {
  const matches = routes.flatMap(({ folder, module }) => {
    const form = folder.replaceAll('.', String.raw`\.`).replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${form}$`).exec(path)
    return match ? [{ module, params: { ...match.groups } }] : []
  })
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

async function renderPage({ default: render, generateMetadata }: PageModule, params: Params, styleSheet: string) {
  const props = { params: Promise.resolve(params) }
  const { title } = await generateMetadata(props)
  const document = await Layout({
    children: (
      <>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{formatTitle(title)}</title>
        {/* Before the style elements of the page, which have the same precedence. */}
        <link rel="stylesheet" href={styleSheet} precedence="next" />
        {await render(props)}
      </>
    ),
  })
  return { type: contentTypes.html, content: `<!doctype html>${renderToStaticMarkup(document)}` }
}

function formatTitle(title: Metadata['title']): string {
  const site = getGuide().election.title
  if (typeof title === 'string') return `${title} – ${site}`
  return title && 'absolute' in title ? title.absolute : site
}

async function getFile({ GET }: FileModule, params: Params, path: string) {
  const response = await GET(new Request(`https://preview.invalid/${path}`), { params: Promise.resolve(params) })
  if (!response.ok) return undefined
  return { type: response.headers.get('content-type') ?? contentTypes.txt, content: await response.text() }
}
