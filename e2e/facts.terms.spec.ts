/** Words that need explaining, compared with the editors' files. */
import { cite } from './support/citations'
import { collapse } from './support/outline'
import { expect, test } from './support/site'
import { listTexts, listUses } from './support/terms'

test(
  'the first use of each term on a page opens its definition, which has its sources, and no other word opens one',
  { tag: '@facts' },
  async ({ readPage, readLines, election, paths }) => {
    const texts = listTexts(election, paths)
    const explained = new Set<unknown>()
    for (const path of paths) {
      // Readers may see any one statement of a comparison, so each explains its terms.
      const parts = path.startsWith('./compare/') ? (texts.get(path) ?? []).map((text) => [text]) : [texts.get(path)]
      const uses = parts.flatMap((part) => listUses(election, part ?? []))
      const terms = [...new Set(uses.map(({ term }) => term))]
      const $ = await readPage(path)
      const buttons = $('main [popovertarget]').get()
      expect([path, buttons.map((button) => [collapse($(button).text()), $(button).attr('popovertarget')])]).toEqual([
        path,
        uses.map(({ term, words }) => [words, `term.${terms.indexOf(term) + 1}`]),
      ])
      expect(buttons.filter((button) => $(button).closest('a, h1, nav, summary').length > 0)).toEqual([])
      expect(
        $('main [popover]')
          .get()
          .map(({ attribs }) => attribs.id),
      ).toEqual(terms.map((_, index) => `term.${index + 1}`))
      expect([path, await readLines(path, 'main [popover] > *')]).toEqual([
        path,
        terms.flatMap(({ term, definition, sources }) => [
          `${collapse(term)}: ${collapse(definition)}`,
          ...cite(election, sources),
        ]),
      ])
      for (const { term } of uses) explained.add(term)
    }
    const { terms = [] } = election
    if (terms.length > 0) expect(explained.size).toBeGreaterThan(terms.length / 2)
  },
)
