import { digestSources } from './sourceDigest'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

let root: string

const write = (file: string, content = '') => writeFiles(root, { [file]: content })

beforeEach(() => {
  root = createTemporaryFolder({ 'app/page.tsx': 'page', 'node_modules/.package-lock.json': '{"next":1}' })
})

it.each([
  ['a module changes', 'app/page.tsx'],
  ['a module is added', 'lib/more.mjs'],
  ['a setting changes', 'tsconfig.json'],
  ['other packages are installed', 'node_modules/.package-lock.json'],
])('changes if %s', (_, file) => {
  const before = digestSources(root)
  write(file, 'new')
  expect(digestSources(root)).not.toBe(before)
})

it('does not change with content, installed files and the output of a build', () => {
  const before = digestSources(root)
  for (const file of [
    'data/anytown/candidates/ada.yaml',
    'public/img/ada.jpg',
    'node_modules/next/index.js',
    '.next/types/routes.d.ts',
    'out/index.js',
    'out-test/index.js',
    'next-env.d.ts',
    'lib/locale/messages/phraseTypes.ts',
  ])
    write(file)
  expect(digestSources(root)).toBe(before)
})
