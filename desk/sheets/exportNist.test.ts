/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGuide } from '@/guide/read/loadGuide'
import { formatNistReport } from '@/guide/open/nist/report'
import { exportFile } from './exportFile'
import { copyGuide, removeGuideCopies } from './testing/guideCopy'

beforeEach(() => jest.spyOn(console, 'log').mockImplementation())
afterEach(() => jest.restoreAllMocks())
afterAll(removeGuideCopies)

it('exports the report in the election standard that the site publishes', async () => {
  const { root } = copyGuide('data/medford-2023')
  const path = join(root, 'guide.nist.json')
  await exportFile(root, undefined, [path])
  expect(readFileSync(path, 'utf8')).toBe(formatNistReport(loadGuide(root)))
})

it('reports a missing folder', async () => {
  const { root } = copyGuide('data/medford-2023')
  const path = join(root, 'missing', 'guide.nist.json')
  await expect(exportFile(root, undefined, [path])).rejects.toThrow(/Nothing was written[^]*no folder/)
})
