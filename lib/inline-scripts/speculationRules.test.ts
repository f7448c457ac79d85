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
  expect(prefetch).toEqual(prerender)
})
