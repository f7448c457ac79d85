/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { folder, loadEdited, reportEdited, removeCopies, type Copy } from '@/guide/testing/copyElection'

jest.setTimeout(60_000)

afterAll(removeCopies)

const ada = 'candidates/ada.yaml'

type InvalidEdit = [string, (copy: Copy) => void, string[]]

const setName = (name: string) => (copy: Copy) => copy.replace(ada, 'name: Ada Byron', `name: "${name}"`)
const setSource = (url: string) => (copy: Copy) =>
  copy.replace('sources.yaml', 'https://radio.example/interview', `"${url}"`)

/** Replaces a file or folder by a symbolic link to it. */
function link({ root }: Copy, file: string): void {
  const path = join(root, folder, file)
  const target = join(root, 'target')
  renameSync(path, target)
  symlinkSync(target, path)
}

const texts: InvalidEdit[] = [
  [
    'a right-to-left override',
    setName('Ada \\u202EByron'),
    ['ada.yaml, line 4, name', 'found: a right-to-left override (U+202E)', 'Retype the text'],
  ],
  ['a soft hyphen', setName('Ada \\u00ADByron'), ['ada.yaml, line 4, name', 'found: a soft hyphen (U+00AD)']],
  ['an escape sequence', setName('Ada \\e[31m'), ['name', 'a control character (U+001B)']],
  ['a line break in a name', setName('Ada\\nByron'), ['name', 'a line break or a tab']],
  ['half of a surrogate pair', setName('Ada \\uD800'), ['name', 'half of a surrogate pair (U+D800)']],
  ['a blank letter', setName('\\u3164'), ['name', 'a Hangul filler (U+3164)']],
  [
    'a stack of combining marks',
    setName('A\\u0301\\u0301\\u0301\\u0301'),
    ['more than 3 combining marks on one letter (U+0301)'],
  ],
  ['a name that is too long', setName('x'.repeat(101)), ['expected: at most 100 characters', 'found: 101 characters']],
  [
    'a phrase with a hidden character as the date of a source',
    ({ replace }) => replace('sources.yaml', 'undated page', '"undated \\u202Epage"'),
    ['minutes, date', 'a right-to-left override (U+202E)'],
  ],
  [
    'a private note with a hidden character',
    ({ replace }) => replace(ada, 'Ask for a photograph.', '"Ask\\u0007"'),
    ['editorNote', 'a control character (U+0007)'],
  ],
]

const addresses: InvalidEdit[] = [
  ['a user name', setSource('https://user:pass@radio.example/'), ['interview, url', 'found: a user name or password']],
  ['the port 0', setSource('https://radio.example:0/'), ['found: the port 0']],
  ['a host without a dot', setSource('https://localhost/'), ['found: the host name "localhost"']],
  [
    'a very long address',
    setSource(`https://radio.example/${'x'.repeat(2000)}`),
    ['expected: at most 2000 characters'],
  ],
]

const dates: InvalidEdit[] = [
  [
    'a date far from the election',
    ({ replace }) => replace(ada, 'updated: 2017', 'updated: 2223'),
    ['ada.yaml, line 9, updated', 'expected: a date within 30 years of the election on 2017-11-07', '2223-10-21'],
  ],
  [
    'a source from long before the election',
    ({ replace }) => replace('sources.yaml', 'date: 2017-10\n', 'date: 1923-10\n'),
    ['interview, date', 'expected: a date within 30 years'],
  ],
  [
    'a deadline after the election',
    ({ replace }) =>
      replace(
        'election.yaml',
        'deadlines: []',
        'deadlines: [{label: x, date: 2017-11-08, certainty: high, sources: [notice]}]',
      ),
    ['when, deadlines, item 1, date', 'expected: a date no later than election day, 2017-11-07', 'found: 2017-11-08'],
  ],
  [
    'a withdrawal after the election',
    ({ replace }) =>
      replace('candidates/bob.yaml', 'incumbent:', 'withdrawn: {date: 2017-11-08, sources: [notice]}\nincumbent:'),
    ['bob.yaml', 'withdrawn, date', 'expected: a date no later than election day'],
  ],
]

const names: InvalidEdit[] = [
  [
    'names that differ only in case and spaces',
    ({ replace }) => replace('candidates/bob.yaml', 'name: Bob Cole', 'name: ADA  byron'),
    ['bob.yaml, line 4, name', 'expected: a name that no other candidate of the race has'],
  ],
  ...['con', 'nul', 'lpt1', 'index', '404', 'x'.repeat(61)].map((id): InvalidEdit => [
    `the id ${id.slice(0, 10)}`,
    ({ write }) => write(`candidates/${id}.yaml`, ''),
    [`candidates/${id}.yaml`, 'expected: a file name', 'Rename the file'],
  ]),
  ['a reserved source id', ({ replace }) => replace('sources.yaml', 'minutes:', 'nul:'), ['nul', 'reserved']],
]

const files: InvalidEdit[] = [
  [
    'a file that is too large',
    ({ write }) => write(ada, `# ${'x'.repeat(1_000_001)}`),
    ['candidates/ada.yaml', 'expected: a file of at most 1 MB'],
  ],
  ['a linked file', (copy) => link(copy, 'sources.yaml'), ['sources.yaml', 'found: a symbolic link']],
  ['a linked folder', (copy) => link(copy, 'candidates'), [`${folder}/candidates`, 'found: a symbolic link']],
  ['a linked election', (copy) => link(copy, ''), [folder, 'found: a symbolic link']],
  [
    'a linked image',
    (copy) => {
      copy.write('/public/img/photo.jpg', '')
      symlinkSync('photo.jpg', join(copy.root, 'public/img/ada.jpg'))
      copy.replace(ada, 'incumbent:', 'src: ada.jpg\nincumbent:')
    },
    ['ada.yaml, line 7, src', 'found: "ada.jpg", which is a symbolic link'],
  ],
  [
    'an image that is a folder',
    (copy) => {
      copy.write('/public/img/ada.jpg/x', '')
      copy.replace(ada, 'incumbent:', 'src: ada.jpg\nincumbent:')
    },
    ['found: "ada.jpg", which is a folder'],
  ],
  [
    'a file with the name of a folder',
    (copy) => {
      copy.remove('candidates')
      copy.write('candidates', '')
    },
    [`${folder}/candidates`, 'expected: a folder', 'found: a file'],
  ],
  [
    'a named pipe',
    (copy) => {
      copy.remove('sources.yaml')
      execFileSync('mkfifo', [join(copy.root, folder, 'sources.yaml')])
    },
    ['sources.yaml', 'found: a special file'],
  ],
  [
    'a picture in SVG format',
    (copy) => {
      copy.write('/public/img/evil.svg', '<svg/>')
      copy.replace(ada, 'incumbent:', 'src: evil.svg\nincumbent:')
    },
    ['src', 'ends in .jpg, .jpeg, .png or .webp', 'found: the text "evil.svg"'],
  ],
]

it.each([...texts, ...addresses, ...dates, ...names, ...files])('reports %s', (_name, edit, expected) => {
  const message = reportEdited(edit)
  expect(expected.filter((part) => !message.includes(part))).toEqual([])
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
  expect(loadEdited(setName(name)).candidates.map((candidate) => candidate.name)).toContain(name)
})
