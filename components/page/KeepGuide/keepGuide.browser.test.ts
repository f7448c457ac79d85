/** @jest-environment jsdom */
import keepGuide from './keepGuide.browser'
import { fetchList } from './keptGuide'

jest.mock('./keptGuide', () => ({
  fetchList: jest.fn(),
  findRegistration: async () => undefined,
  isWanted: async () => false,
  listVisited: () => [''],
  mark: async () => {},
  readKept: async () => undefined,
  removeKept: async () => {},
}))

const labels = ['button', 'confirm', 'cancel', 'remove', 'retry'] as const
const messages = ['offer', 'storing', 'kept', 'full', 'fullAgain', 'lost'] as const
const text = Object.fromEntries([...labels, ...messages].map((name) => [name, name])) as Parameters<typeof keepGuide>[0]

const settle = () => new Promise((resolve) => setTimeout(resolve))

async function click(label: string) {
  const button = document.querySelector('button')!
  expect(button.textContent).toBe(label)
  button.click()
  await settle()
}

it('reports a download that fails, unless it has been canceled', async () => {
  document.body.innerHTML = '<p data-keep><span></span><button>button</button></p>'
  const box = document.querySelector('p')!
  const fail: (() => void)[] = []
  const offer = () => jest.mocked(fetchList).mockResolvedValueOnce({ version: '1', updated: '', bytes: 0, files: {} })
  const stall = () => jest.mocked(fetchList).mockReturnValueOnce(new Promise((_, reject) => fail.push(reject)))
  offer()
  keepGuide(text, [''], 'en')
  await settle()
  stall()
  await click('confirm')
  await click('cancel')
  fail[0]!()
  await settle()
  expect(box).toHaveTextContent(/^button$/)

  offer()
  await click('button')
  stall()
  await click('confirm')
  fail[1]!()
  await settle()
  expect(box).toHaveTextContent(/^lost retry$/)
})
