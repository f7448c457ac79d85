import startBallotPeople from './ballotPeople.browser'

const people = [
  [
    '',
    'warden',
    'Warden',
    [
      ['Ada Byron', 'Elected'],
      ['Bo Cole', 'Not elected'],
    ],
  ],
  ['hill', 'mayor', 'Mayor', [['<b>Cy</b>']]],
]
const root = document.documentElement

async function choose(area: string) {
  root.dataset.area = area
  document.dispatchEvent(new Event('areachange'))
  await new Promise((resolve) => setTimeout(resolve))
}

const lines = () =>
  [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map((line) => [line.dataset.group, line.textContent])

it('names everyone with the outcome once an area is chosen, and loads them once', async () => {
  const fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(people) }))
  Object.assign(globalThis, { fetch })
  document.body.innerHTML = '<section aria-labelledby="ballot"><ul></ul></section>'
  root.dataset.area = ''
  startBallotPeople('/guide/lookup/people.json', '/guide/candidates/')
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
