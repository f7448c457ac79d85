import { load } from 'cheerio'
import { raceChooserScript, raceIdsOf } from './raceChooser'

/** Head elements to keep. Browsers request an icon in any case. */
const headElements = 'title, [charset], [name=viewport], [rel=icon]'
const attributes = new Set(
  'lang charset name content rel href id src srcset sizes media type alt width height loading decoding datetime hidden'
    .split(' ')
    .concat('aria-pressed', 'data-race'),
)

/**
 * Turns an exported page into bare HTML: its text, headings, links and images, as written by hand, without styles.
 * Race buttons work.
 */
export function toBareHtml(page: string): string {
  const $ = load(page)
  const raceIds = raceIdsOf($)
  $('head').children().not(headElements).remove()
  $('body').find('script, style, link, meta, template, svg').remove()
  $('*')
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove()
  // A line break keeps the words of neighboring elements apart.
  for (const wrapper of $('div, span').get()) $(wrapper).after('\n').replaceWith($(wrapper).contents())
  for (const { attribs } of $.root().find('*').get())
    for (const name of Object.keys(attribs)) if (!attributes.has(name)) delete attribs[name]
  if (raceIds.length > 0) {
    const otherRaces = raceIds.map((id) => `html[data-race="${id}"] section:not(#${id})`)
    $('head').append($('<style>').text(`${otherRaces.join(',\n')}{display:none}`))
    $('head').append($('<script>').text(raceChooserScript(raceIds)))
  }
  return $.html()
}
