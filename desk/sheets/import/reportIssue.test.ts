import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Problem } from '@/lib/problems'
import { listen } from '@/lib/testing/listen'
import { formatIssue, issueTitle, reportIssue } from './reportIssue'

const problem: Problem = { file: 'Candidates', row: 4, field: 'column "Email"', message: 'Enter an email address.' }
const bot = { login: 'github-actions[bot]' }
const issue = { number: 7, title: issueTitle, body: formatIssue([problem]), user: bot }

/** Reports problems to an API with these open issues. Returns what it was asked to change. */
async function reportTo(issues: readonly object[], problems: readonly Problem[], status = 200) {
  const changes: unknown[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.method !== 'GET') changes.push([`${request.method} ${request.url}`, JSON.parse(body)])
    response.writeHead(status).end(JSON.stringify(request.method === 'GET' ? issues : issue))
  })
  const port = await listen(server)
  try {
    const repository = { api: `http://127.0.0.1:${port}`, name: 'ada/guide', token: 'token' }
    return { sentence: await reportIssue(problems, repository), changes }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

it('opens one issue with the sheet, the row and the column of each problem', async () => {
  const { changes, sentence } = await reportTo([{ ...issue, number: 1, user: { login: 'stranger' } }], [problem])
  expect(changes).toEqual([['POST /repos/ada/guide/issues', { title: issueTitle, body: issue.body }]])
  expect(issue.body).toContain('\n    Candidates, row 4, column "Email"\n      Enter an email address.\n')
  expect(sentence).toBe('Opened the issue 7.')
})

it('updates the issue only if the problems are others', async () => {
  expect((await reportTo([issue], [problem])).changes).toEqual([])
  const others = [{ ...problem, row: 5 }]
  const { changes } = await reportTo([issue], others)
  expect(changes).toEqual([['PATCH /repos/ada/guide/issues/7', { body: formatIssue(others) }]])
})

it('closes the issue once there are no problems, and does nothing without one', async () => {
  const { changes } = await reportTo([issue], [])
  expect(changes).toMatchObject([
    ['POST /repos/ada/guide/issues/7/comments', {}],
    ['PATCH /repos/ada/guide/issues/7', { state: 'closed' }],
  ])
  expect((await reportTo([], [])).changes).toEqual([])
})

it('shows text of the spreadsheet as it is, without mentions, markup and lines of its own', () => {
  const hostile = '@ada\n\n# Heading\u2028![x](https://evil.example)\r```\n</code><script>'
  const found = formatIssue([{ ...problem, file: hostile, message: hostile }])
  const [, ...rest] = found.trimEnd().split('\n\n')
  expect(
    rest
      .join('\n\n')
      .split(/[\n\r\u2028]/)
      .filter((line) => line !== '' && !line.startsWith('    ')),
  ).toEqual([])
  expect(
    formatIssue(Array.from({ length: 90 }, (_, row) => ({ ...problem, row, message: `${row}${'x'.repeat(5000)}` })))
      .length,
  ).toBeLessThan(65_536)
})

it('fails if GitHub refuses a request, so that problems are not lost', async () => {
  await expect(reportTo([], [problem], 410)).rejects.toThrow('status 410')
})
