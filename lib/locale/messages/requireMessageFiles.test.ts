import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { requireMessageFiles } from './requireMessageFiles'

it('accepts the message files of this project', () => {
  expect(() => requireMessageFiles(process.cwd())).not.toThrow()
})

it('names the file and the line of a mistake in the syntax', () => {
  const root = createTemporaryFolder({
    'lib/locale/messages/es.json': '{\n  "about.title": { "defaultMessage": "Acerca" },\n}\n',
  })
  expect(() => requireMessageFiles(root)).toThrow(/lib\/locale\/messages\/es\.json, line [23]\b[^]*JSON[^]*comma/)
})
