import { buildSpeculationRules } from './speculationRules'

it('prerenders the next step at once, and other pages when a reader is about to follow a link, but no files and no page in another language', () => {
  const when = (selector: string, eagerness?: string) => ({
    where: {
      and: [{ selector_matches: selector }, { href_matches: '/guide/{*/}?' }],
    },
    ...(eagerness && { eagerness }),
  })
  const rules = [
    { where: { selector_matches: '[data-main-path]' }, eagerness: 'immediate' },
    when('[data-prefetch=hover] :not([hreflang])', 'moderate'),
    when('[data-prefetch] :not([hreflang])'),
  ]
  expect(JSON.parse(buildSpeculationRules('/guide'))).toEqual({ prefetch: rules, prerender: rules })
})
