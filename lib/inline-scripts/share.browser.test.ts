/** @jest-environment jsdom */
import { startSharing } from './head.browser'

function defineOnNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

function openPage() {
  document.head.innerHTML = '<title>Candidates</title>'
  document.body.innerHTML = '<p hidden data-share="Link copied."><button>Share</button> <span></span></p>'
  startSharing()
  return document.querySelector('p')!
}

async function press() {
  document.querySelector('button')!.click()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  defineOnNavigator('share', undefined)
  defineOnNavigator('clipboard', undefined)
})

it('opens the share sheet with the title and the address of the page', async () => {
  const share = jest.fn(async () => {})
  defineOnNavigator('share', share)
  expect(openPage()).not.toHaveAttribute('hidden')
  await press()
  expect(share).toHaveBeenCalledWith({ title: 'Candidates', url: `${location.origin}/` })
  expect(document.querySelector('span')).toBeEmptyDOMElement()
})

it('adds the choice that is the value of the button', async () => {
  const share = jest.fn(async () => {})
  defineOnNavigator('share', share)
  history.replaceState(null, '', '/compare/mayor/?from=mail#topics=roads')
  openPage()
  document.querySelector('button')!.value = '#topics=roads'
  await press()
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `${location.origin}/compare/mayor/#topics=roads` }))
})

it('copies the link and confirms it where there is no share sheet', async () => {
  const writeText = jest.fn(async () => {})
  defineOnNavigator('clipboard', { writeText })
  openPage()
  await press()
  expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname)
  expect(document.querySelector('span')).toHaveTextContent('Link copied.')
})

it('shows no confirmation if the link could not be copied', async () => {
  defineOnNavigator('clipboard', { writeText: () => Promise.reject(new Error('blocked')) })
  openPage()
  await press()
  expect(document.querySelector('span')).toBeEmptyDOMElement()
})

it('stays hidden where the browser can neither share nor copy', () => {
  expect(openPage()).toHaveAttribute('hidden')
})
