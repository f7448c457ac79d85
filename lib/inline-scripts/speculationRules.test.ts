import { buildSpeculationRules } from './speculationRules'

const mainPath = { where: { selector_matches: '[data-main-path]' }, eagerness: 'immediate' }
const pages = {
  where: { and: [{ href_matches: '/guide/*' }, { not: { href_matches: '/guide/*.*' } }] },
  eagerness: 'moderate',
}

it('prerenders the next step at once, and pages, never files, when a reader is about to follow a link', () => {
  const { prerender } = JSON.parse(buildSpeculationRules('/guide'))
  const likely = { where: { selector_matches: '[data-likely]' }, eagerness: 'eager' }
  expect(prerender).toEqual([mainPath, likely, pages])
})

it('prefetches the next step and all likely pages at once, and prerenders only one of them at once', () => {
  const { prefetch } = JSON.parse(buildSpeculationRules('/guide'))
  const marked = { where: { selector_matches: '[data-main-path],[data-likely]' }, eagerness: 'immediate' }
  expect(prefetch).toEqual([marked, pages])
})
