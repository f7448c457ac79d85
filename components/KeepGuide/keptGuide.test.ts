import { markVisited } from './keptGuide'

it('marks the languages that the tab has shown, without those of archived elections', async () => {
  const put = jest.fn()
  const pages = ['/2015-11-03/candidates/', '/es/about/', '/es/']
  const entries = () => pages.map((path) => ({ url: location.origin + path }))
  Object.assign(window, { caches: { open: async () => ({ put }) }, navigation: { entries }, Response: jest.fn() })
  history.replaceState(undefined, '', '/es/')
  await markVisited(['', '/es', '/pt'])
  expect(put.mock.calls.map(([address]: unknown[]) => address)).toEqual(['/es/offline.json'])
})
