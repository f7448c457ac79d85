import { parse } from 'csv-parse/sync'
import { formatTaskCsv, formatTaskList } from './formatTasks'
import type { Task } from './worklist/task'

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

it('names each candidate once, with the id, under the race, and the place of an address that fails', () => {
  const tasks = [aTask, { ...aTask, what: 'No website' }, { ...aTask, candidateId: 'ada-2' }, aLinkTask]
  expect(formatTaskList(tasks)).toBe(`City Council

Ada Byron (ada)
- No photograph
  Nobody else in the race has one. Ask for one.
- No website
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

it('lists once what many candidates lack, after the tasks of the election', () => {
  const everyone = Array.from({ length: 245 }, (_, index) =>
    ['No photograph', 'No website'].map((what) => ({
      ...aTask,
      candidate: `Name ${index}`,
      candidateId: `${index}`,
      what,
    })),
  ).flat()
  const anElectionTask: Task = {
    ...aLinkTask,
    kind: 'election',
    what: 'No polling hours',
    why: undefined,
    todo: 'Ask.',
  }
  expect(formatTaskList([anElectionTask, ...everyone, { ...aTask, what: 'No experience' }])).toBe(`Election

- No polling hours
  Ask.

The same for many candidates. A file has each of them: --csv tasks.csv

- No photograph: 245 candidates
  Ask for one.
  Name 0, Name 1, Name 2 and 242 more

- No website: 245 candidates
  Ask for one.
  Name 0, Name 1, Name 2 and 242 more

City Council

Ada Byron (ada)
- No experience
  Nobody else in the race has one. Ask for one.`)
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
