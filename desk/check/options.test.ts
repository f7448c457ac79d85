/** @jest-environment node */
import { readOptions } from './options'

it('prints text without tasks by default', () => {
  expect(readOptions([])).toEqual({ format: 'text', todo: false, links: false })
})

it.each(['text', 'github', 'json'])('accepts the format %s', (format) => {
  expect(readOptions(['--format', format])).toMatchObject({ format })
  expect(readOptions([`--format=${format}`])).toMatchObject({ format })
})

it('accepts the options of the worklist', () => {
  expect(readOptions(['--todo'])).toMatchObject({ todo: true, links: false, csv: undefined })
  expect(readOptions(['--csv', 'a/tasks.CSV', '--todo', '--links'])).toMatchObject({
    todo: true,
    links: true,
    csv: 'a/tasks.CSV',
  })
})

it.each([
  [['--format', 'xml'], /options, --format\n {2}expected: one of text, github, json\n {2}found: "xml"\n {2}what to do/],
  [['--format'], /expected: only the options --format/],
  [['--fromat', 'json'], /found: Unknown option '--fromat'\n {2}what to do: Run npm run check/],
  [['json'], /found: Unexpected argument 'json'/],
  [['--links'], /options, --links\n {2}expected: --links together with --todo\n {2}found: no --todo/],
  [['--csv', 'tasks.csv'], /options, --csv\n {2}expected: --csv together with --todo/],
  [['--todo', '--csv'], /found: Option '--csv <value>' argument missing/],
  [['--todo', '--csv', 'tasks.xlsx'], /expected: a file name that ends in \.csv\n {2}found: "tasks\.xlsx"/],
  [['--todo', '--csv', '.csv'], /expected: a file name that ends in \.csv/],
  [['--todo', '--csv', 'folder/.csv'], /expected: a file name that ends in \.csv/],
  [['--todo', '--format', 'json'], /expected: text with --todo\n {2}found: "json"/],
])('explains what is wrong with %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
