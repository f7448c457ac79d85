/** @jest-environment node */
import { readOptions } from './runCheck'

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
  [['--format', 'xml'], /options, --format\n {2}expected: one of text, github, json\n {2}found: "xml"\n {2}what to do/],
  [['--fromat', 'json'], /only the options --format.*\n {2}found: Unknown option '--fromat'\n {2}what to do: Run npm/],
  [['json'], /found: Unexpected argument 'json'/],
  [['--links'], /options, --links\n {2}expected: --links together with --todo\n {2}found: no --todo/],
  [['--csv', 'tasks.csv'], /options, --csv\n {2}expected: --csv together with --todo/],
  [['--todo', '--csv'], /found: Option '--csv <value>' argument missing/],
  [['--todo', '--csv', 'tasks.xlsx'], /expected: a file name that ends in \.csv\n {2}found: "tasks\.xlsx"/],
  [['--todo', '--csv', 'folder/.csv'], /expected: a file name that ends in \.csv/],
  [['--languages', '--format', 'json'], /expected: text with --languages\n {2}found: "json"/],
  [['--todo', '--format', 'json'], /expected: text with --todo\n {2}found: "json"/],
])('explains what is wrong with %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
