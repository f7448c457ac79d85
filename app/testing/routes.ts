/** The routes of all pages. Import `mockGuide` before this module. */
import { join } from 'node:path'
import type { Metadata } from 'next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Layout from '@/app/layout'
import { listFiles } from '@/lib/listFiles'
import { placeholderId } from '@/lib/paths'

export type Params = Readonly<Record<string, string>>

interface Props {
  readonly params: Promise<Params>
}

interface Route {
  readonly default: (props: Props) => ReactElement | Promise<ReactElement>
  readonly generateStaticParams?: () => readonly Params[]
  readonly generateMetadata?: (props: Props) => Metadata | Promise<Metadata>
  readonly metadata?: Metadata
}

/** Files of the routes, relative to `app/`. */
export const routeFiles = listFiles('app').filter((file) => /(^|\/)(page|notFoundPage)\.tsx$/.test(file))

async function importRoute(file: string): Promise<Route> {
  return (await import(join(process.cwd(), 'app', file))) as Route
}

/** Parameters of each page of a route. A route without parameters has one page. */
export async function listParams(file: string): Promise<readonly Params[]> {
  const { generateStaticParams = () => [{}] } = await importRoute(file)
  return generateStaticParams().filter((params) => !Object.values(params).includes(placeholderId))
}

/** Renders the document of a page, without its metadata. */
export async function renderDocument(file: string, params: Params = {}): Promise<string> {
  const { default: renderPage } = await importRoute(file)
  const page = await renderPage({ params: Promise.resolve(params) })
  return `<!doctype html>${renderToStaticMarkup(await Layout({ children: page }))}`
}

export async function readMetadata(file: string, params: Params = {}): Promise<Metadata> {
  const { generateMetadata, metadata = {} } = await importRoute(file)
  return generateMetadata ? generateMetadata({ params: Promise.resolve(params) }) : metadata
}
