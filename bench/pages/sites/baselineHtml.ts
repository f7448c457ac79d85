import { load } from 'cheerio'
import { raceChooserScript, raceIdsOf } from './raceChooser'

/**
 * Turns an exported page into its baseline: the same markup and styles, without scripts. Only a page with race
 * buttons gets a few lines of script, because without them it shows every race and a button has no effect to measure.
 */
export function toBaselineHtml(page: string): string {
  const $ = load(page)
  // The content security policy allows only the scripts of the original page.
  $('script, link[rel=modulepreload], link[as=script], meta[http-equiv="Content-Security-Policy" i]').remove()
  const raceIds = raceIdsOf($)
  if (raceIds.length > 0) $('head').append($('<script>').text(raceChooserScript(raceIds)))
  return $.html()
}
