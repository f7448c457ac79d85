import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** The path under which the site is served, like `/medford`; scripts/build.ts has checked its form. */
const basePath = process.env.BASE_PATH ?? ''

/** The commit, so that two builds of one commit are the same to the byte; a fixed name outside a checkout. */
function buildId() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'no-commit'
  }
}

/** @type {(phase: string) => import('next').NextConfig} */
const config = (phase) => ({
  output: 'export',
  // Where the export goes; the development server keeps to its own folder.
  ...(phase === PHASE_PRODUCTION_BUILD ? { distDir: process.env.OUT_DIR || 'out' } : {}),
  basePath,
  // Otherwise /candidates.html would lie beside a folder of that name, which hides it on most hosts.
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  generateBuildId: buildId,
  env: {
    // For code that reaches the browser and builds addresses.
    BASE_PATH: basePath,
    // Put in at build even when it is not set: only then is the code behind it left out.
    NEXT_PUBLIC_GA_ID: process.env.NEXT_PUBLIC_GA_ID ?? '',
  },
  // The one has a program of its own, the other more than one form of itself: both stay as they are installed.
  serverExternalPackages: ['esbuild', 'opentype.js'],
  devIndicators: false,
  experimental: {
    // Next.js leaves one processor idle, which is half of a small machine.
    cpus: availableParallelism(),
    // It would render and compress each page's parts a second time, for a router that a site of plain links never asks.
    prefetchInlining: false,
  },
})

export default config
