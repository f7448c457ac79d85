/** The layout of every type of page in Firefox and WebKitGTK. */
import { expect } from 'playwright/test'
import { listClipped } from '../support/layoutMeasurements'
import { pageTypes } from '../support/samplePages'
import { tag, test } from './browserTest'

/** In CSS pixels. WebKitGTK has a minimum between 360 and 500. */
const widths = [320, 360, 390, 480, 600, 767, 768, 1024, 1280]

test('no box cuts off what is in it, at any width', { tag }, async ({ openBrowser, address, election }) => {
  test.slow()
  const { races, languages = [] } = election
  const lists = races.flatMap(({ id }) => [`./candidates/#${id}`, `./candidates/${id}/`])
  const translated = languages.slice(1).map((language) => `./${language}/candidates/`)
  const tab = await openBrowser()
  for (const path of new Set([...pageTypes(election), ...lists, ...translated])) {
    await tab.open('about:blank')
    await tab.open(new URL(path, address).href)
    for (const width of widths) {
      await tab.setWidth(width)
      expect([path, width, await tab.run(`(${listClipped})()`)]).toEqual([path, width, []])
    }
  }
})
