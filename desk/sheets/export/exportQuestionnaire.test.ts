import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportFile } from './exportFile'
import { copyGuide } from '../testing/guideCopy'

beforeEach(() => jest.spyOn(console, 'log').mockImplementation())
afterEach(() => jest.restoreAllMocks())

/** Exports a questionnaire of a copy of the region, and returns the file. */
async function exportRegion(name: string, id = 'library-friends'): Promise<string> {
  const { root } = copyGuide('data/fixtures/region')
  const path = join(root, name)
  await exportFile(root, undefined, [path, '--questionnaire', id])
  expect(jest.mocked(console.log).mock.calls[0]).toEqual([expect.stringMatching(/^Election: .+ \(data\/copy\)$/)])
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
}

it('writes a row for each person who has not withdrawn, with the status and the address of the form', async () => {
  const form = 'https://friends.example/secret-form'
  expect((await exportRegion('people.csv')).replace('\uFEFF', '')).toBe(
    `Name,Office,Email,Status,Due,Form
Theo Marsh,"Warden, Region-wide",,reminded,2026-09-15,${form}
Iain Adair,"Warden, Region-wide",iain@adair.example,answered,2026-09-15,${form}
Ruth Adair,"Port Larkin Town Council, Town of Port Larkin",,asked,2026-09-20,${form}
Ngozi Oduya,"Port Larkin Town Council, Town of Port Larkin",,answered,2026-09-20,${form}
Robin Wells,"Port Larkin Town Council, Town of Port Larkin",,declined,2026-09-20,${form}
`,
  )
})

it('writes the questions to each race as a form of plain text, without the answers', async () => {
  const text = await exportRegion('form.txt')
  expect(text).toContain(`Warden, Region-wide
===================

Please answer by September 15, 2026.

Your name:

1. Should the library open on Sundays? (check one)
[ ] Yes
[ ] No
Comment:

2a. What would you change in the branches?

Answer:`)
  expect(text).toContain(`Which costs would you pay for? (check all that apply)
[ ] Books
[ ] Repairs
[ ] Something else:
Comment:`)
  expect(text).not.toMatch(/dimanche|ferry|Oduya/)
})

it.each([
  ['people.csv', 'nobody', 'There is no questionnaire “nobody”.'],
  ['people.xlsx', 'library-friends', 'the ending “.xlsx”'],
])('rejects %s of %s, and writes nothing', async (name, id, reason) => {
  const { root } = copyGuide('data/fixtures/region')
  const path = join(root, name)
  const run = exportFile(root, undefined, [path, '--questionnaire', id])
  await expect(run).rejects.toThrow(reason)
  expect(existsSync(path)).toBe(false)
})
