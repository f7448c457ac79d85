/** Build only: the inline script that Google's component adds to a page. The page's policy must allow it. */
import { GoogleAnalytics } from '@next/third-parties/google'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Scripts = ReactElement<{
  readonly children: readonly ReactElement<{ readonly dangerouslySetInnerHTML?: { readonly __html: string } }>[]
}>

/**
 * Returns the text of the script, read from the component itself so that it matches any version.
 * @throws Error if the component does not add exactly one inline script
 */
export function buildAnalyticsSnippet(gaId: string): string {
  let scripts: Scripts | undefined
  // A component may be called only while another one renders. The output is not used.
  renderToStaticMarkup(
    createElement(() => {
      scripts = GoogleAnalytics({ gaId }) as Scripts
      return null
    }),
  )
  const snippets = [scripts?.props.children ?? []].flat().flatMap(({ props }) => props.dangerouslySetInnerHTML ?? [])
  if (snippets.length !== 1) throw new Error('GoogleAnalytics does not add exactly one inline script.')
  // oxlint-disable-next-line no-underscore-dangle -- React's name
  return snippets.map(({ __html }) => __html).join('')
}
