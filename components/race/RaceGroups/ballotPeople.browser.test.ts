/** @jest-environment jsdom */
import startBallotPeople from './ballotPeople.browser'

const people = [
  ['', 'warden', 'Warden', 'Ada Byron (Elected), Bo Cole (Not elected)'],
  ['hill', 'mayor', 'Mayor', '<b>Cy</b>'],
]
const root = document.documentElement

async function choose(area: string) {
  root.dataset.area = area
  document.dispatchEvent(new Event('areachange'))
  await new Promise((resolve) => setTimeout(resolve))
}

const lines = () =>
  [...document.querySelectorAll<HTMLElement>('section p')].map((line) => [line.dataset.group, line.textContent])

const fetch = jest.fn()

function openPage(area: string, answer = Promise.resolve<unknown>({ json: () => people })) {
  fetch.mockReset().mockReturnValue(answer)
  Object.assign(globalThis, { fetch })
  document.head.innerHTML = '<style>p { color: red }</style>'
  document.body.innerHTML = `<main><fieldset><select></select></fieldset>
    <div data-ballot><section aria-labelledby="ballot"><ul></ul></section></div><h2>Information</h2></main>`
  root.dataset.area = area
  startBallotPeople('/guide/lookup/people.json', '/guide/candidates/')
}

const below = () => document.querySelector('h2')

it('names everyone with the outcome once an area is chosen, and loads them once', async () => {
  openPage('')
  expect(below()).toBeVisible()
  await choose('')
  expect(fetch).not.toHaveBeenCalled()
  await choose('top')
  const named = [
    [undefined, 'Warden: Ada Byron (Elected), Bo Cole (Not elected)'],
    ['hill', 'Mayor: <b>Cy</b>'],
  ]
  expect(lines()).toEqual(named)
  expect(document.querySelector('a')).toHaveAttribute('href', '/guide/candidates/warden/')
  await choose('')
  expect(lines()).toEqual([])
  await choose('bay')
  expect(lines()).toEqual(named)
  expect(fetch.mock.calls).toEqual([['/guide/lookup/people.json']])
})

it('shows what is below with the names if an area is chosen already, or without them if they cannot be loaded', async () => {
  openPage('top')
  expect(below()).not.toBeVisible()
  await choose('top')
  expect(lines()).toHaveLength(2)
  expect(below()).toBeVisible()
  openPage('top', Promise.reject(new Error('offline')))
  await choose('top')
  expect(lines()).toEqual([])
  expect(below()).toBeVisible()
})
