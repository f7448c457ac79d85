/** Builds the sites that the benchmark compares. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'cheerio'
import { compressFiles } from '@/build/compressFiles'
import { buildSite } from '@/lib/cli/buildSite'
import { listFiles } from '@/lib/listFiles'
import { GuideError } from '@/lib/problems'
import type { Site } from './budgets'

/** The folder of each site. */
export const folders: Readonly<Record<Site, string>> = { site: 'out', baseline: 'out-bench-baseline' }

/**
 * Writes both sites to their folders.
 * @param build false to keep the existing `out/`
 * @throws GuideError if it is missing
 */
export async function makeSites(build: boolean): Promise<void> {
  const { site, baseline } = folders
  if (build) buildSite({ OUT_DIR: site })
  if (!existsSync(join(site, 'index.html'))) {
    const fix = 'Run npm run build, or omit --no-build.'
    throw new GuideError([{ file: site, expected: 'an exported site', found: 'no index.html', fix }])
  }
  rmSync(baseline, { recursive: true, force: true })
  cpSync(site, baseline, { recursive: true, filter: isShared })
  for (const page of listFiles(site).filter((file) => file.endsWith('.html'))) {
    mkdirSync(dirname(join(baseline, page)), { recursive: true })
    writeFileSync(join(baseline, page), toBaselineHtml(readFileSync(join(site, page), 'utf8')))
  }
  await compressFiles(baseline)
}

/** True for the files that the baseline takes over as they are. */
function isShared(source: string): boolean {
  return !/[/\\]_next$|\.(html|txt)(\.(br|gz))?$/.test(source)
}

/**
 * Turns an exported page into its baseline: the same markup and styles, without scripts. Only a page with race
 * buttons gets a few lines of script, because without them it shows every race and a button has no effect to measure.
 */
function toBaselineHtml(page: string): string {
  const $ = load(page)
  // The content security policy allows only the scripts of the original page.
  $('script, link[rel=modulepreload], link[as=script], meta[http-equiv="Content-Security-Policy" i]').remove()
  const firstRace = $('[data-race-section]').first().attr('id')
  if ($('button[data-race]').length > 0 && firstRace)
    $('head').append(
      $('<script>').text(`const { dataset } = document.documentElement
dataset.race = '${firstRace}'
onclick = ({ target }) => {
  const chosen = target.closest('button[data-race]')
  if (chosen) dataset.race = chosen.dataset.race
}`),
    )
  return $.html()
}
