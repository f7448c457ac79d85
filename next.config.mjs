import { availableParallelism } from 'node:os'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { writePhraseTypes } from './lib/locale/writePhraseTypes.mjs'

// Next.js reads this file before it checks types or writes its own.
if (process.env.TYPES_CHECKED !== '1') writePhraseTypes()

/** Path under which the site is served, like `/guide`. lib/env.ts validates it before a build. */
const basePath = process.env.BASE_PATH ?? ''

/** @type {import('next').NextConfig} */
const build = {
  distDir: process.env.EXPORT_DIR || 'out',
  // `npm run build` sets it if the code has not changed since it passed the type check.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
}

/** @type {import('next').NextConfig} */
const development = {
  // Pages get their Content Security Policy after a build. In development the browser only reports violations.
  headers: async () => {
    const value = process.env.DEV_POLICY
    return value ? [{ source: '/:path*', headers: [{ key: 'Content-Security-Policy-Report-Only', value }] }] : []
  },
}

/** @type {(phase: string) => import('next').NextConfig} */
const config = (phase) => ({
  output: 'export',
  ...(phase === PHASE_DEVELOPMENT_SERVER ? development : build),
  basePath,
  // Without it, a folder named like a page hides candidates.html on most hosts.
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  // Names a folder inside Next.js's files, which all languages share.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  env: {
    // Read by lib/paths.ts, which also runs in the browser.
    BASE_PATH: basePath,
    // Always defined, so that the bundler drops the code of page views if it is empty.
    NEXT_PUBLIC_GA_ID: process.env.NEXT_PUBLIC_GA_ID ?? '',
  },
  // esbuild ships a native binary, which cannot be bundled.
  serverExternalPackages: ['esbuild'],
  turbopack: { resolveAlias: { './collect-segment-data': './build/noSegmentData.mjs' } },
  devIndicators: false,
  experimental: {
    // By default Next.js leaves one processor idle, which is half of a small machine. runNextBuild.ts may ask for one.
    cpus: process.env.USES_ONE_WORKER === '1' ? 1 : availableParallelism(),
    // Would render each page's parts again, for navigation in the browser. Links load documents here.
    prefetchInlining: false,
    // Without it, Next.js renders the not-found page again as a part of every page.
    globalNotFound: true,
  },
})

export default config
