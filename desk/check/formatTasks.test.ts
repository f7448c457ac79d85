/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import type { Task } from '@/desk/check/worklist/task'
import { measureWidth } from './displayWidth'
import { formatTaskCsv, formatTaskTables } from './formatTasks'

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
  address: 'https://radio.example/a/very/long/address/of/an/interview/with/everyone.html',
  file: 'data/anytown-2017/sources.yaml',
  field: 'interview, url',
}

it('names each candidate once, with the id, under the race', () => {
  const tasks = [
    aTask,
    { ...aTask, what: 'No website' },
    { ...aTask, race: 'Mayor', candidateId: 'chen', candidate: '陈伟' },
  ]
  const text = formatTaskTables(tasks, 80)
  expect(text.match(/Ada Byron/g)).toHaveLength(1)
  expect(text).toMatch(
    /^City Council\n\nCandidate +Missing or old +What to do\n-+ {2}-+ {2}-+\nAda Byron +No photograph/,
  )
  expect(text).toMatch(/\nada  /)
  expect(text).toMatch(/\n\nMayor\n\n[^]*\n陈伟 {13}No photograph/)
})

it('names two candidates of the same name', () => {
  const text = formatTaskTables([aTask, { ...aTask, candidateId: 'ada-2' }], 80)
  expect(text.match(/Ada Byron/g)).toHaveLength(2)
})

it('shows the address and the place of an address that fails, and fits the width', () => {
  const text = formatTaskTables([aLinkTask], 80)
  expect(text).toMatch(/^Shared by candidates, or about the election\n/)
  expect(text.replace(/\s+/g, '')).toContain(aLinkTask.address)
  expect(text.replace(/\s+/g, ' ')).toContain('data/anytown-2017/sources.yaml, interview, url')
  for (const line of text.split('\n')) expect(measureWidth(line)).toBeLessThanOrEqual(80)
})

it('has no characters that control the terminal', () => {
  const text = formatTaskTables([{ ...aTask, candidate: 'Ada\u001B[31m', what: 'No\u202Ephotograph' }], 80)
  // oxlint-disable-next-line no-control-regex -- the test looks for them
  expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]/)
})

it('writes a CSV row for each task, with empty columns for volunteers', () => {
  const hostile = { ...aTask, candidate: '=HYPERLINK("x")', why: 'One.\nTwo; "three", four.', topic: '-1' }
  const csv = formatTaskCsv([hostile, aLinkTask])
  expect(csv.startsWith('\uFEFFCandidate,Race,Kind,')).toBe(true)
  const [first, second, ...others] = parse<Record<string, string>>(csv, { columns: true, bom: true })
  expect(others).toEqual([])
  expect(first).toEqual({
    Candidate: '\'=HYPERLINK("x")',
    Race: 'City Council',
    Kind: 'photograph',
    'Missing or old': 'No photograph',
    Topic: "'-1",
    Why: 'One.\nTwo; "three", four.',
    'What to do': 'Ask for one.',
    Address: '',
    File: 'data/anytown-2017/candidates/ada.yaml',
    Field: 'src',
    Volunteer: '',
    Done: '',
  })
  expect(second).toMatchObject({ Candidate: '', Race: '', Address: aLinkTask.address, Field: 'interview, url' })
})
