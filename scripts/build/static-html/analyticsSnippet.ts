/** Build only: the script that Google's component puts into a page, which the page's policy must allow. */
import { GoogleAnalytics } from '@next/third-parties/google'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Scripts = ReactElement<{
  readonly children: readonly ReactElement<{ readonly dangerouslySetInnerHTML?: { readonly __html: string } }>[]
}>

/**
 * The text of the script, read from the component itself, so that it is right for any version of it.
 * @throws Error when the component puts in none, or more than one
 */
export function analyticsSnippet(gaId: string): string {
  let scripts: Scripts | undefined
  // Written to no page by itself: a component may only be called while another one is rendered.
  renderToStaticMarkup(
    createElement(() => {
      scripts = GoogleAnalytics({ gaId }) as Scripts
      return null
    }),
  )
  const texts = [scripts?.props.children ?? []].flat().flatMap(({ props }) => props.dangerouslySetInnerHTML ?? [])
  const [text, ...others] = texts
  if (text === undefined || others.length > 0) throw new Error('GoogleAnalytics no longer puts in one script.')
  // React's own name for it.
  // oxlint-disable-next-line no-underscore-dangle
  return text.__html
}
