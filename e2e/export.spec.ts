import { existsSync } from 'node:fs'
import { tokenHeader } from '@/desk/editor/api'
import { bundleClient } from '@/desk/editor/client/bundle'
import { filesWith } from './support/files'
import { expect, test } from './support/site'

test.use({ needsFiles: true })

test('without a Google Analytics id no code for page views ships', { tag: '@content' }, ({ folder, plain }) => {
  const traces = /googletagmanager|page_view|dataLayer|next-third-parties|globalPrivacyControl/
  expect(filesWith(folder, traces)).toEqual([])
  // With an id the same search finds it.
  const configured = plain ? 'out-upcoming-plain' : 'out-upcoming'
  if (existsSync(configured)) expect(filesWith(configured, traces)).not.toEqual([])
})

test('nothing of the local editor ships', { tag: '@content' }, async ({ folder }) => {
  const traces = new RegExp(`${tokenHeader}|(?:GET|POST) /api/|editor-draft|virtual:forms`)
  expect(filesWith(folder, traces)).toEqual([])
  // The same search finds it in the editor.
  expect([...(await bundleClient()).scripts.values()].join('\n')).toMatch(traces)
})

test('without a site address no page claims one', { tag: '@content' }, async ({ page, request }) => {
  await page.goto('./')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  expect(await (await request.get('./robots.txt')).text()).not.toContain('Sitemap')
})
