import { copyElection } from '@/guide/testing/fixtures'
import { buildReport } from './files/buildReport'
import { runEditor, type TestEditor } from './testing/runEditor'

jest.mock('./files/buildReport', () => ({
  ...jest.requireActual<object>('./files/buildReport'),
  buildReport: jest.fn(() => Promise.reject(new RangeError('Incorrect locale'))),
}))

let editor: TestEditor
const reportError = jest.fn()

beforeEach(async () => {
  editor = await runEditor(copyElection(), undefined, reportError)
})
afterEach(() => editor.stop())

it('saves and undoes even if the report fails, and describes the failure as a problem', async () => {
  const before = editor.read('election.yaml')
  const failure = { path: [], message: expect.stringContaining('Undo your last change') }
  const saved = await editor.save('election.yaml', { title: 'Another title' })
  expect(saved).toMatchObject({ status: 200, json: { state: { report: { problems: [failure] } } } })
  expect(editor.read('election.yaml')).toContain('Another title')
  const undone = await editor.post('/api/undo', { folder: saved.json.state.folder })
  expect(undone).toMatchObject({ status: 200, json: { report: { problems: [failure] } } })
  expect(editor.read('election.yaml')).toBe(before)
  expect(reportError).toHaveBeenCalledWith(expect.any(RangeError))
  expect(buildReport).toHaveBeenCalled()
})
