/** @jest-environment node */
import { toBaselineHtml } from './baselineHtml'

const page = (body: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src \'none\'">' +
  '<style>.a{color:red}</style><script>start()</script><script type="speculationrules">{}</script></head>' +
  `<body class="a">${body}<script src="/a.js"></script></body></html>`

it('keeps markup and styles, and removes scripts', () => {
  expect(toBaselineHtml(page('<div class="b" data-x>Ann <!-- -->Lee</div>'))).toBe(
    '<!DOCTYPE html><html lang="en"><head><style>.a{color:red}</style></head>' +
      '<body class="a"><div class="b" data-x="">Ann <!-- -->Lee</div></body></html>',
  )
})

it('keeps race buttons working', () => {
  const baseline = toBaselineHtml(
    page('<button data-race="mayor">Mayor</button><section id="mayor" data-race-section></section>'),
  )
  expect(baseline.match(/<script/g)).toHaveLength(1)
  expect(baseline).toContain("dataset.race = 'mayor'")
})
