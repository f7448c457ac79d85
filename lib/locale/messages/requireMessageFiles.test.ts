import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireMessageFiles } from './requireMessageFiles'

it('accepts the message files of this project', () => {
  expect(() => requireMessageFiles(process.cwd())).not.toThrow()
})

it('names the file and the line of a mistake in the syntax', () => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'))
  const folder = join(root, 'lib', 'locale', 'messages')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'es.json'), '{\n  "about.title": { "defaultMessage": "Acerca" },\n}\n')
  expect(() => requireMessageFiles(root)).toThrow(/lib\/locale\/messages\/es\.json, line [23]\b[^]*JSON[^]*comma/)
})
