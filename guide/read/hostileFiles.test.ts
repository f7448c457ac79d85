import { join } from 'node:path'
import { folder, loadEdited, readFixture, reportEdited, type EditedFixture, type Edits } from '@/guide/testing/fixtures'
import { testReports } from '@/guide/testing/invalidEdits'

jest.setTimeout(60_000)

const ada = 'candidates/ada.yaml'

/** Replaces a file or folder by something else, like a symbolic link. */
function replaceBy({ files, remove }: EditedFixture, file: string, kind: string): void {
  const path = join(folder, file)
  remove(`/${path}`)
  files.set(path, kind)
}

const setImage = (copy: Edits, src: string) => copy.replace(ada, 'incumbent:', `src: ${src}\nincumbent:`)

testReports({
  ...Object.fromEntries(
    ['con', 'lpt1', 'index', '404', 'x'.repeat(61), 'Ada Byron'].map((id) => [
      `the id ${id.slice(0, 10)}`,
      [({ write }) => write(`candidates/${id}.yaml`, ''), `candidates/${id}.yaml`, `Rename “${id}.yaml”`],
    ]),
  ),
  'a file in candidates/ that is not YAML': [
    ({ write }) => write('candidates/notes.txt', 'Call back.'),
    'candidates/notes.txt',
    '“notes.txt” does not belong',
  ],
  'a missing file': [({ remove }) => remove('sources.yaml'), 'sources.yaml', 'This file is missing.'],
  'an empty file': [({ write }) => write(ada, ''), 'ada.yaml, line 1', 'This must be the fields of a candidate.'],
  'a file that is not UTF-8': [
    ({ write }) => write(ada, Buffer.from(readFixture(ada).replace('Ada', 'Ad\u00E9'), 'latin1')),
    ada,
    'This file has characters',
  ],
  'a folder with the name of a file': [
    ({ write }) => write('candidates/old.yaml/note.txt', ''),
    'candidates/old.yaml',
    'This must be a file that can be read, but it is a folder.',
  ],
  'a file that is too large': [({ write }) => write(ada, `# ${'x'.repeat(1_000_001)}`), ada, 'This file is 1.0 MB.'],
  'a linked file': [
    (fixture) => replaceBy(fixture, 'sources.yaml', 'a symbolic link'),
    'sources.yaml',
    'This must be a file that can be read, but it is a symbolic link.',
  ],
  'a linked folder': [
    (fixture) => replaceBy(fixture, 'candidates', 'a symbolic link'),
    `${folder}/candidates`,
    'This must be a folder, but it is a symbolic link',
  ],
  'a linked election': [
    (fixture) => replaceBy(fixture, '', 'a symbolic link'),
    folder,
    'This must be a folder, but it is a symbolic link',
  ],
  'a file with the name of a folder': [
    (copy) => {
      copy.remove('candidates')
      copy.write('candidates', '')
    },
    `${folder}/candidates`,
    'This must be a folder, but it is a file',
  ],
  'a named pipe': [
    (fixture) => replaceBy(fixture, 'sources.yaml', 'a special file'),
    'sources.yaml',
    'but it is a special file',
  ],
  'a picture in SVG format': [(copy) => setImage(copy, 'evil.svg'), 'src', 'Choose a photograph: a JPEG, PNG or WebP.'],
})

it.each<[string, string, string?]>([
  ['20,000 fields with one name', 'a: 1\n'.repeat(20_000)],
  ['deep nesting of lists', '['.repeat(10_000)],
  ['deep nesting of dashes', '- '.repeat(400_000)],
  ['many small items', `[${'a,'.repeat(400_000)}]`],
  ['many lines', '- a\n'.repeat(240_000)],
  ['many aliases', `- &a b\n${'- *a\n'.repeat(150_000)}`],
  ['a bomb of aliases', Array.from({ length: 30 }, (_, i) => `a${i}: &a${i} [*a${i - 1}, *a${i - 1}]`).join('\n')],
  ['many unknown fields', Array.from({ length: 20_000 }, (_, index) => `a${index}: 1`).join('\n')],
  ['a very long line', `name: ${'x '.repeat(499_000)}`],
  ['a very long email address', `links: {email: a@${'a.'.repeat(450_000)}a}`],
  ['a very long web address', `links: {website: "https://a.example/${'👩\u200D'.repeat(100_000)}"}`],
  ['a very long time zone', `timeZone: America/${'A-'.repeat(450_000)}`, 'election.yaml'],
])('is not slowed down by %s', (_name, content, file = ada) => {
  // Processor time, since other tests run at the same time.
  const start = process.cpuUsage()
  const message = reportEdited(({ write }) => write(file, content))
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1e6).toBeLessThan(5)
  expect(message).toContain(file)
  expect(message.length).toBeLessThan(50_000)
})

it('accepts names in other scripts, decomposed letters and emoji', () => {
  const name = 'Nguyễn Ánh عمر 👩‍👩‍👧'.normalize('NFD')
  const { candidates } = loadEdited(({ replace }) => replace(ada, 'name: Ada Byron', `name: "${name}"`))
  expect(candidates.map((candidate) => candidate.name)).toContain(name)
})
