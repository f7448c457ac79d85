/** @jest-environment jsdom */
import startKeepGuide from './startKeepGuide.browser'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function start(has: () => Promise<boolean>, isSupported = true) {
  document.head.innerHTML = ''
  document.body.innerHTML = '<p hidden data-keep><button>Keep</button></p>'
  Object.assign(globalThis, { caches: { has } })
  Object.defineProperty(navigator, 'serviceWorker', { value: isSupported ? {} : undefined, configurable: true })
  startKeepGuide('/keepGuide.js', 'kept/')
}

const isHidden = () => document.querySelector('p')!.hidden
const countScripts = () => document.querySelectorAll('script[src="/keepGuide.js"]').length

it('loads the script that does the work when the button is used, once', async () => {
  start(async () => false)
  await settle()
  expect([isHidden(), countScripts()]).toEqual([false, 0])
  document.querySelector('button')!.click()
  document.querySelector('button')!.click()
  expect(countScripts()).toBe(1)
})

it('loads the script that does the work with another click if there was no connection', async () => {
  start(async () => false)
  await settle()
  document.querySelector('button')!.click()
  document.querySelector('script')!.dispatchEvent(new Event('error'))
  document.querySelector('button')!.click()
  expect(countScripts()).toBe(2)
})

it('loads the script that does the work at once if something is kept', async () => {
  start(async () => true)
  await settle()
  expect([isHidden(), countScripts()]).toEqual([false, 1])
})

it.each([
  ['service workers', async () => false, false],
  ['storage, as in some private windows', () => Promise.reject(new Error('SecurityError')), true],
])('is absent without %s', async (_, has: () => Promise<boolean>, isSupported) => {
  start(has, isSupported)
  await settle()
  expect([isHidden(), countScripts()]).toEqual([true, 0])
})
