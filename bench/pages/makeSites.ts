/** Builds the sites that the benchmark compares. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSite } from '@/lib/cli/buildSite'
import { compressFiles } from '@/build/compressFiles'
import { GuideError } from '@/lib/problems'
import { toBaselineHtml } from './baselineHtml'
import type { Site } from './metrics'

/** The folder of each site. */
export const folders: Readonly<Record<Site, string>> = { site: 'out', baseline: 'out-bench-baseline' }

/**
 * Writes both sites to their folders.
 * @param build false to keep the existing `out/`
 * @throws GuideError if it is missing
 */
export async function makeSites(build: boolean): Promise<void> {
  if (build) buildSite({ OUT_DIR: folders.site })
  if (!existsSync(join(folders.site, 'index.html')))
    throw new GuideError([
      {
        file: folders.site,
        expected: 'an exported site',
        found: 'no index.html',
        fix: 'Run npm run build, or omit --no-build.',
      },
    ])
  writeBaseline()
  await compressFiles(folders.baseline)
}

/** Writes a copy of this site with every page reduced to its baseline. */
function writeBaseline(): void {
  rmSync(folders.baseline, { recursive: true, force: true })
  cpSync(folders.site, folders.baseline, {
    recursive: true,
    filter: (source) => !/[/\\]_next$|\.(html|txt)(\.(br|gz))?$/.test(source),
  })
  for (const name of readdirSync(folders.site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(folders.baseline, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, toBaselineHtml(readFileSync(join(folders.site, name), 'utf8')))
  }
}
