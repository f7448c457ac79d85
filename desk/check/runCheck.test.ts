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
