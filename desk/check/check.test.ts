import type { LookupAddress } from 'node:dns'
import { parse } from 'csv-parse/sync'
import { type Copy, copyElection, folder } from '@/guide/testing/fixtures'
import { formatTaskCsv, formatTaskList } from './worklist/formatTasks'
import { formatAnnotations } from './formats'
import { PRIVATE_HOST, createPublicLookup } from './links/request'
import { readOptions } from './runCheck'
import { listEdited, readGuide } from './testing/tasks'
import { listChecklist, listElectionTasks } from './worklist/electionTasks'
import { listTasks } from './worklist/listTasks'
import type { LinkResult, Task } from './worklist/task'

const aTask: Task = {
  kind: 'photograph',
  race: 'City Council',
  candidate: 'Ada Byron',
  candidateId: 'ada',
  what: 'No photograph',
  why: 'Nobody else in the race has one.',
  todo: 'Ask for one.',
  file: 'data/anytown-2017/candidates/ada.yaml',
  field: 'src',
}
const aLinkTask: Task = {
  kind: 'address',
  what: 'The page is gone',
  why: 'The website answers with status 404 (Not Found).',
  todo: 'Find its new address.',
  address: 'https://radio.example/interview',
  file: 'data/anytown-2017/sources.yaml',
  field: 'interview, url',
}

it('lists the tasks of the election, once what many candidates lack, and then each candidate under the race', () => {
  const everyone = Array.from({ length: 245 }, (_, index) => ({
    ...aTask,
    what: 'No website',
    candidate: `Name ${index}`,
    candidateId: `${index}`,
  }))
  const anElectionTask: Task = {
    ...aLinkTask,
    kind: 'election',
    what: 'No polling hours',
    why: undefined,
    todo: 'Ask.',
  }
  const ofAda = [aTask, { ...aTask, what: 'No experience' }]
  expect(formatTaskList([anElectionTask, ...everyone, ...ofAda, { ...aTask, candidateId: 'ada-2' }, aLinkTask]))
    .toBe(`Election

- No polling hours
  Ask.

The same for many candidates. A file has each of them: --csv tasks.csv

- No website: 245 candidates
  Ask for one.
  Name 0, Name 1, Name 2 and 242 more

City Council

Ada Byron (ada)
- No photograph
  Nobody else in the race has one. Ask for one.
- No experience
  Nobody else in the race has one. Ask for one.

Ada Byron (ada-2)
- No photograph
  Nobody else in the race has one. Ask for one.

Shared by candidates

- The page is gone
  The website answers with status 404 (Not Found). Find its new address.
  https://radio.example/interview
  data/anytown-2017/sources.yaml, interview, url`)
})

it('has no characters that control the terminal', () => {
  const text = formatTaskList([{ ...aTask, candidate: 'Ada\u001B[31m', what: 'No\u202Ephotograph' }])
  // oxlint-disable-next-line no-control-regex -- the test looks for them
  expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]/)
})

it('writes a CSV row for each task, with empty columns for volunteers', () => {
  const hostile = { ...aTask, candidate: '=HYPERLINK("x")', why: 'One.\nTwo; "three", four.', topic: '-1' }
  const csv = formatTaskCsv([hostile, aLinkTask])
  expect(parse(csv, { bom: true }).map((cells) => cells.join('|'))).toEqual([
    'Candidate|Race|Kind|Missing or old|Topic|Why|What to do|Address|File|Field|Volunteer|Done',
    `'=HYPERLINK("x")|City Council|photograph|No photograph|'-1|One.\nTwo; "three", four.|Ask for one.||${aTask.file}|src||`,
    `||address|The page is gone||${aLinkTask.why}|Find its new address.|${aLinkTask.address}|${aLinkTask.file}|interview, url||`,
  ])
})

const problem = { file: 'package.json', line: 3, column: 7, message: 'Enter text.' }

it('writes problems as errors and warnings as warnings, each sorted by file and line', () => {
  const problems = [problem, { ...problem, line: 2, field: 'name' }]
  const warnings = [problem, { ...problem, file: 'README.md' }]
  expect(formatAnnotations({ problems, warnings }).split('\n')).toEqual([
    '::error file=package.json,line=2,col=7,title=name::Enter text.',
    '::error file=package.json,line=3,col=7::Enter text.',
    '::warning file=README.md,line=3,col=7::Enter text.',
    '::warning file=package.json,line=3,col=7::Enter text.',
  ])
})

it('names a place that is not a file in the title, and escapes what would end a property, a message or the command', () => {
  const hostile = { file: 'a,b:c%', field: 'x::y', message: '"100%\n::stop-commands::x\r\u001B[0m"' }
  expect(formatAnnotations({ problems: [hostile], warnings: [] })).toBe(
    '::error title=a%2Cb%3Ac%25%2C x%3A%3Ay::"100%25\\u{A}::stop-commands::x\\u{D}\\u{1B}[0m"',
  )
})

it.each([
  [[], { format: 'text', todo: false, links: false, csv: undefined }],
  [['--format', 'github'], { format: 'github' }],
  [['--format=json'], { format: 'json' }],
  [['--languages'], { languages: true }],
  [['--csv', 'a/tasks.CSV', '--todo', '--links'], { todo: true, links: true, csv: 'a/tasks.CSV' }],
])('accepts %j', (args, options) => {
  expect(readOptions(args)).toMatchObject(options)
})

it.each([
  [['--format', 'xml'], /options, --format\n {2}There is no format “xml”, but text, github, json\. Run npm run check/],
  [['--fromat', 'json'], /options\n {2}Unknown option '--fromat'\. Run npm run check/],
  [['json'], /Unexpected argument 'json'/],
  [['--links'], /options, --links\n {2}--links needs --todo\./],
  [['--csv', 'tasks.csv'], /options, --csv\n {2}--csv needs --todo\./],
  [['--todo', '--csv'], /Option '--csv <value>' argument missing/],
  [['--todo', '--csv', 'tasks.xlsx'], /“tasks\.xlsx” does not end in \.csv\./],
  [['--todo', '--csv', 'folder/.csv'], /“folder\/\.csv” does not end in \.csv\./],
  [['--languages', '--format', 'json'], /--languages prints only text\./],
  [['--todo', '--format', 'json'], /--todo prints only text\./],
])('explains what is wrong with %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

/** The lines of the checklist of an edited copy: what is known, and the field of what is not. */
function check(edit: (copy: Copy) => void, today = '2017-11-08') {
  const copy = copyElection()
  edit(copy)
  const { guide, files } = readGuide(copy.root)
  const items = listChecklist(guide, today, files.valid!)
  // Every task about the election is below a line, and the others are done.
  expect(items.some(({ todo }) => todo)).toBe(listElectionTasks(guide, today, files.valid!).length > 0)
  return new Map(items.map(({ label, todo }) => [label, todo?.field]))
}

const withoutResults = (copy: Copy) => copy.replace('election.yaml', /\nresults:\n(?: .*\n)+/, '\n')

it('ticks what the files state, and leads to the field of what they do not', () => {
  const before = check(() => {})
  expect(before.get('Add the deadlines')).toBe('when, deadlines')
  expect(before.get('Confirm the polling hours')).toBe('when, hours')
  // The certainty of the one in the file is too low for the site.
  expect(before.get('Add the election office')).toBe('where, offices')
  const after = check((copy) => {
    const deadline = '{ label: Last day, date: 2017-10-20, covers: state, certainty: high, sources: [notice] }'
    copy.replace('election.yaml', 'deadlines: []', `deadlines: [${deadline}]`)
    copy.replace('election.yaml', 'covers: another year', 'covers: this election')
  })
  for (const label of ['1 deadline', 'Polling hours', 'Candidates in every race'])
    expect([label, after.has(label), after.get(label)]).toEqual([label, true, undefined])
})

it('asks for the passages without a translation, and for those whose original has changed', () => {
  const copy = copyElection()
  copy.replace('election.yaml', 'date:', 'languages: [en, es]\ndate:')
  copy.replace('election.yaml', 'name: Mayor', 'name: Mayor of Anytown')
  copy.write(
    'translations/es.yaml',
    'by: machine\ntexts: [{ original: Mayor of Anytown, text: Alcaldía de Anytown }]\n',
  )
  const findTask = () => {
    const { guide, files } = readGuide(copy.root)
    return listElectionTasks(guide, '2017-11-08', files.valid!).find(({ field }) => field === 'texts')
  }
  expect(findTask()).toMatchObject({
    what: expect.stringMatching(/^Translations to Español: \d+ of \d+ passages missing$/),
    file: `${folder}/translations/es.yaml`,
  })
  copy.replace('election.yaml', 'name: Mayor of Anytown', 'name: Mayor of our Anytown')
  expect(findTask()?.what).toMatch(/missing, 1 older than the original$/)
})

it('asks for each missing fact about the publisher in one line', () => {
  const lines = check((copy) => copy.replace('election.yaml', 'when:', 'publisher: {name: Friends}\nwhen:'))
  expect(lines.get('Add who pays for it and a contact for readers')).toBe('publisher, funding')
})

it('asks for candidates of the races that have none, for sources, and only after the election for results', () => {
  const edit = (copy: Copy) => {
    withoutResults(copy)
    copy.replace(
      'election.yaml',
      /\nraces:\n/,
      '\nraces:\n  - { id: clerk, name: Clerk, position: Clerk Candidate, voteFor: 1 }\n',
    )
  }
  const before = check(edit, '2017-11-07')
  expect(before.get('Add candidates for Clerk')).toBe('race')
  expect(before.get('Add a source for Clerk')).toBe('races, item 1, sources')
  expect([...before.keys()].join()).not.toMatch(/results/)
  expect(check(edit).get('Enter the results')).toBe('results')
})

it('asks for the votes and results of the races that lack them', () => {
  const lines = check((copy) => {
    withoutResults(copy)
    copy.replace(
      'election.yaml',
      /$/,
      'results:\n  status: unofficial\n  winners: { mayor: [cy] }\n  sources: [notice]\n',
    )
  })
  expect(lines.get('Enter the results of City Council')).toBe('results')
  expect(lines.get('Enter the votes of City Council and Mayor')).toBe('results, votes')
  expect(lines.get('Enter the certified results')).toBe('results, status')
})

it('lists web addresses with their file and field: under the only candidate, or at the end', () => {
  const { guide, files } = readGuide(copyElection().root)
  const sources = files.valid.sources
  const results = new Map<string, LinkResult>([
    [sources.interview!.url, { kind: 'moved', to: 'https://radio.example/new' }],
    [sources.notice!.url, { kind: 'gone', reason: 'status 404 (Not Found)' }],
    [sources.minutes!.url, { kind: 'ok' }],
  ])
  const tasks = listTasks(guide, files, results).filter(({ kind }) => kind === 'address')
  expect(new Set(tasks.map(({ file, field }) => `${file}: ${field}`))).toEqual(
    new Set(['interview', 'notice'].map((source) => `${folder}/sources.yaml: ${source}, url`)),
  )
  const shared = tasks.find(({ field }) => field === 'notice, url')
  expect(shared).toMatchObject({ what: 'The page is gone', address: sources.notice!.url })
  expect(shared?.candidate).toBeUndefined()
  expect(shared?.why).toMatch(/^The website answers with status 404 \(Not Found\)\. Cited by .* and \d more\.$/)
  expect(tasks.find(({ field }) => field === 'interview, url')?.why).toContain('https://radio.example/new')
})

it.each([
  [{ kind: 'gone', reason: 'status 410 (Gone)' }, 'The page is gone', 'Find its new address, or delete it.'],
  [{ kind: 'failed', reason: 'no such host' }, 'The address fails', /tomorrow.*: find its new address/],
  [{ kind: 'unchecked', reason: 'status 403' }, 'The address could not be checked', /Open it in a browser/],
  [{ kind: 'moved', to: 'https://ada.example/new' }, 'The address has moved', /correct the address/],
  [{ kind: 'moved', to: 'https://ada.example/' }, 'The address leads to a home page', /may be gone/],
] as const)('explains %j', (result, what, todo) => {
  const address = 'https://ada.example/old'
  const edit = (copy: Copy) =>
    copy.replace('candidates/ada.yaml', 'party: N/A', `party: N/A\nlinks: {website: "${address}"}`)
  const tasks = listEdited(edit, undefined, new Map<string, LinkResult>([[address, result]]))
  expect(tasks.filter(({ kind }) => kind === 'address')).toMatchObject([
    { candidate: 'Ada Byron', what, field: 'links, website', address, todo: expect.stringMatching(todo) },
  ])
})

const v4 = (address: string) => ({ address, family: 4 })
const v6 = (address: string) => ({ address, family: 6 })

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'].map(v4),
  ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:7f00:1', 'ff02::1'].map(v6),
])('regards $address as private', async (address) => {
  await expect(resolve([v4('93.184.215.14'), address], true)).rejects.toMatchObject({ code: PRIVATE_HOST })
})

it.each([v4('93.184.215.14'), v4('172.32.0.1'), v4('192.1.0.1'), v6('2606:2800:21f:cb07:6820:80da:af6b:8b2c')])(
  'regards $address as public, and passes it on alone or with others',
  async (address) => {
    const addresses = [address, v4('93.184.215.15')]
    expect(await resolve(addresses, true)).toEqual([addresses])
    expect(await resolve(addresses, false)).toEqual([address.address, address.family])
  },
)

async function resolve(addresses: readonly LookupAddress[], all: boolean) {
  const lookup = createPublicLookup((_host, _options, callback) => callback(null, [...addresses]))
  return new Promise((done, reject) => {
    lookup('host.example', { all }, (error, ...result) => (error ? reject(error) : done(result)))
  })
}

it('fails if there is no address', async () => {
  await expect(resolve([], true)).rejects.toThrow('has no address')
})
