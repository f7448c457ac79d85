import { buildSpeculationRules } from './speculationRules'

it('prerenders the next step at once, and other pages, never files, when a reader is about to follow a link', () => {
  const { prefetch, prerender } = JSON.parse(buildSpeculationRules('/guide'))
  expect(prerender).toEqual([
    { where: { selector_matches: 'a[data-main-path]' }, eagerness: 'immediate' },
    {
      where: { and: [{ href_matches: '/guide/*' }, { not: { href_matches: '/guide/*.*' } }] },
      eagerness: 'moderate',
    },
  ])
  expect(prefetch[1]).toEqual(prerender[1])
})

it('prefetches links of which any may be next at once, and prerenders none of them', () => {
  const { prefetch, prerender } = JSON.parse(buildSpeculationRules(''))
  expect(prefetch[0]).toEqual({
    where: { selector_matches: 'a[data-main-path],a[data-prefetch]' },
    eagerness: 'immediate',
  })
  expect(JSON.stringify(prerender)).not.toContain('data-prefetch')
})
