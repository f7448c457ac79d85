/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { GoogleAnalytics } from '@next/third-parties/google'
import { render } from '@testing-library/react'
import * as replacement from '@/build/noSegmentData.mjs'
import { buildAnalyticsScript, checkedVersion } from './nextExport'

it('was checked with the installed version of Next.js: after an upgrade, compare its output with this module', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as { version: string }
  expect(version).toBe(checkedVersion)
})

it('has the script that GoogleAnalytics inserts', () => {
  // It calls performance.mark, which jsdom does not have.
  performance.mark ??= () => ({}) as PerformanceMark
  render(<GoogleAnalytics gaId="G-TEST12345" />)
  expect(document.querySelector('#_next-ga-init')?.textContent).toBe(buildAnalyticsScript('G-TEST12345'))
})

it('replaces everything that Next.js imports from the module with segment data', () => {
  const entry = readFileSync('node_modules/next/dist/esm/server/app-render/entry-base.js', 'utf8')
  const names = /export \{([^}]+)\} from '\.\/collect-segment-data'/.exec(entry)?.[1]?.split(',') ?? []
  expect(names.map((name) => name.trim()).toSorted()).toEqual(Object.keys(replacement).toSorted())
})
