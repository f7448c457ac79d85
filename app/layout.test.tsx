/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { getColor } from '@/lib/tokens/tokens'
import { aGuide, setGuide } from './testing/mockGuide'
import Layout, { generateMetadata, generateViewport } from './layout'
import manifest from './manifest'

beforeEach(() => setGuide(aGuide))

it('adds the title of the guide to the titles of pages', () => {
  expect(generateMetadata()).toMatchObject({
    title: { template: '%s – Anytown City Elections', default: 'Anytown City Elections' },
    openGraph: { siteName: 'Anytown City Elections' },
    twitter: { card: 'summary_large_image' },
  })
})

it('redirects legacy routes only if the election has them', async () => {
  const render = async (legacyRoutes?: boolean) => {
    setGuide({ ...aGuide, election: { ...aGuide.election, legacyRoutes } })
    return renderToStaticMarkup(await Layout({ children: 'Page' }))
  }
  expect(await render(true)).toContain('hashchange')
  expect(await render()).not.toContain('hashchange')
})

it('has a theme color for each color scheme', () => {
  expect(generateViewport().themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: getColor('page', 'light') },
    { media: '(prefers-color-scheme: dark)', color: getColor('page', 'dark') },
  ])
})

it('has a manifest with the names of the guide and the election', () => {
  expect(manifest()).toMatchObject({
    name: 'Anytown City Elections',
    description: 'Anytown municipal election',
    lang: 'en',
    start_url: '/',
  })
})

it('has icons for Apple devices in the head, and all others in the manifest', () => {
  const appleIcons = (generateMetadata().icons as { apple: string[] }).apple
  expect(appleIcons).toEqual(['/apple-touch-icon.png'])
  const manifestIcons = manifest().icons?.map(({ src, purpose }) => [src, purpose])
  expect(manifestIcons).toEqual([
    ['/icon.svg', undefined],
    ['/icon-192.png', 'any'],
    ['/icon-512.png', 'any'],
    ['/icon-maskable.png', 'maskable'],
  ])
})
