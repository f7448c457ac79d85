/** @jest-environment jsdom */
import { addSpeculationRules } from './head.browser'

const { dataset } = document.documentElement

function openPage(hasMouse: boolean, connection?: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  window.matchMedia = () => ({ matches: hasMouse }) as MediaQueryList
  delete dataset.prefetch
  document.head.replaceChildren()
  document.body.innerHTML = '<template><script type="speculationrules">{}</script></template>'
  addSpeculationRules()
  return { hasRules: document.head.childElementCount > 0, prefetch: dataset.prefetch }
}

it.each([
  ['a mouse', true, undefined, 'hover'],
  ['a mouse and a fast connection', true, { effectiveType: '4g' }, 'hover'],
  ['a mouse and a slow connection', true, { effectiveType: '3g' }, 'press'],
  ['a touchscreen', false, { effectiveType: '4g' }, undefined],
])('with %s, adds the rules for the next step and for links: %#', (_, hasMouse, connection, prefetch) => {
  expect(openPage(hasMouse, connection)).toEqual({ hasRules: true, prefetch })
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'adds no rules on a connection with %j',
  (connection) => {
    expect(openPage(true, connection)).toEqual({ hasRules: false, prefetch: undefined })
  },
)
