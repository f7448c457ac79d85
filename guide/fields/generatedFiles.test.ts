import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '@/lib/listFiles'
import { generateFiles } from './generatedFiles'

it.each(Object.entries(generateFiles()))('%s is up to date (npm run schemas updates it)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})

it('every file of a fixture begins with the path of its JSON Schema', () => {
  const folder = 'data/fixtures'
  const invalid = listFiles(folder)
    .filter((file) => file.endsWith('.yaml'))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const path = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1]
      const kind = /(candidate|questionnaire)(?=s\/)|translations(?=\/)|(election|sources|site)(?=\.yaml$)/.exec(
        file,
      )?.[0]
      return !path?.endsWith(`/${kind}.json`) || !existsSync(join(folder, dirname(file), path))
    })
  expect(invalid).toEqual([])
})
