import { load } from 'cheerio'

/**
 * Turns an exported page into its baseline: the same markup and styles, without scripts. Only a page with race
 * buttons gets a few lines of script, because without them it shows every race and a button has no effect to measure.
 */
export function toBaselineHtml(page: string): string {
  const $ = load(page)
  // The content security policy allows only the scripts of the original page.
  $('script, link[rel=modulepreload], link[as=script], meta[http-equiv="Content-Security-Policy" i]').remove()
  const firstRace = $('[data-race-section]').first().attr('id')
  if ($('button[data-race]').length > 0 && firstRace) $('head').append($('<script>').text(raceChooserScript(firstRace)))
  return $.html()
}

/** The smallest script that makes race buttons work. Style rules hide the sections that are not chosen. */
function raceChooserScript(firstRace: string): string {
  return `const { dataset } = document.documentElement
dataset.race = '${firstRace}'
onclick = ({ target }) => {
  const chosen = target.closest('button[data-race]')
  if (!chosen) return
  dataset.race = chosen.dataset.race
  for (const button of document.querySelectorAll('button[data-race]')) button.ariaPressed = button === chosen
}`
}
