/** Builds the sites that the benchmark compares. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getGuide } from '@/data/load/getGuide'
import { GuideError } from '@/lib/problems'
import { buildSite } from '@/lib/cli/buildSite'
import { compressFiles } from '@/lib/compressFiles'
import type { Site } from '../metrics'
import { nameDrawings } from '@/scripts/build/images/nameDrawings'
import { buildApp } from './buildApp'
import { toBareHtml } from './bareHtml'
import { toBaselineHtml } from './baselineHtml'

/** The folder of each site. */
export const folders: Readonly<Record<Site, string>> = {
  site: 'out',
  export: 'out-plain',
  baseline: 'out-bench-baseline',
  bareHtml: 'out-bench-bare',
  app: 'out-bench-app',
}

/**
 * Writes every site to its folder.
 * @param build false to keep the existing `out/` and `out-plain/`
 * @throws GuideError if one of those two is missing
 */
export async function makeSites(build: boolean): Promise<void> {
  // Also writes the export of Next.js, to the same name with -plain.
  if (build) buildSite({ OUT_DIR: folders.site, KEEP_PLAIN_EXPORT: '1' })
  requireBuilds()
  transformPages(folders.baseline, toBaselineHtml)
  transformPages(folders.bareHtml, toBareHtml)
  await makeApp()
  for (const folder of Object.values(folders))
    if (!existsSync(join(folder, 'index.html.br'))) await compressFiles(folder)
}

function requireBuilds(): void {
  const commands = {
    [folders.site]: 'npm run build',
    [folders.export]: `PLAIN_EXPORT=1 OUT_DIR=${folders.export} npm run build`,
  }
  const missing = Object.entries(commands).filter(([folder]) => !existsSync(join(folder, 'index.html')))
  if (missing.length === 0) return
  throw new GuideError(
    missing.map(([folder, command]) => ({
      file: folder,
      expected: 'an exported site',
      found: 'no index.html',
      fix: `Run ${command}, or omit --no-build.`,
    })),
  )
}

/** Writes a copy of this site with every page transformed. */
function transformPages(folder: string, transform: (page: string) => string): void {
  copyFiles(folder)
  for (const name of readdirSync(folders.site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, transform(readFileSync(join(folders.site, name), 'utf8')))
  }
}

async function makeApp(): Promise<void> {
  copyFiles(folders.app)
  await buildApp(folders.app, nameDrawings(getGuide()))
  // The server sends 404.html for unknown paths.
  cpSync(join(folders.app, 'index.html'), join(folders.app, '404.html'))
}

/** Copies the files that all sites share: everything but pages, flight data and the client bundles of Next.js. */
function copyFiles(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(folders.site, folder, {
    recursive: true,
    filter: (source) => !/[/\\]_next$|\.(html|txt)(\.(br|gz))?$/.test(source),
  })
}
