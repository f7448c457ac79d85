/** Keeps one issue on GitHub about the problems of the spreadsheet: opens, updates and closes it. */
import { createVariableError, report, type Problem } from '@/lib/problems'

export const issueTitle = 'The spreadsheet has problems'
const bot = 'github-actions[bot]'
/** GitHub accepts 65,536 characters. */
const maxLength = 60_000

export interface Repository {
  readonly api: string
  /** Like `owner/guide`. */
  readonly name: string
  readonly token: string
}

interface Issue {
  readonly number: number
  readonly title: string
  readonly body: string | null
  readonly user?: { readonly login: string } | null
}

/**
 * @returns a sentence about what was done
 * @throws Error if GitHub refuses a request
 */
export async function reportIssue(problems: readonly Problem[], repository: Repository): Promise<string> {
  const send = (method: string, path: string, body?: object) => sendRequest(repository, method, `issues${path}`, body)
  const query = new URLSearchParams({ state: 'open', creator: bot, per_page: '100' })
  const open = (await send('GET', `?${query}`)) as readonly Issue[]
  // Anybody can open an issue with this title.
  const issue = open.find(({ title, user }) => title === issueTitle && user?.login === bot)
  if (problems.length === 0) {
    if (!issue) return 'The spreadsheet has no problems.'
    await send('POST', `/${issue.number}/comments`, { body: 'The spreadsheet has no problems any more.' })
    await send('PATCH', `/${issue.number}`, { state: 'closed', state_reason: 'completed' })
    return `Closed the issue ${issue.number}, because the spreadsheet has no problems any more.`
  }
  const body = formatIssue(problems)
  if (!issue) {
    const { number } = (await send('POST', '', { title: issueTitle, body })) as Issue
    return `Opened the issue ${number}.`
  }
  if (issue.body === body) return `The problems are those of the issue ${issue.number}.`
  await send('PATCH', `/${issue.number}`, { body })
  return `Updated the issue ${issue.number}.`
}

/** Text of the issue. Indented, the report is shown as it is: no name in it notifies anybody, and no markup acts. */
export function formatIssue(problems: readonly Problem[]): string {
  const text = report(problems, 'The site stays as it was.')
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}\n...` : text
  const lines = cut.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `    ${line}`)
  return `The spreadsheet could not be imported. Correct it where this list says. The next import closes this issue.\n\n${lines.join('\n')}\n`
}

async function sendRequest({ api, name, token }: Repository, method: string, path: string, body?: object) {
  const response = await fetch(`${api}/repos/${name}/${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) {
    const message = `GitHub answered ${method} ${path} with status ${response.status}. Check that issues are turned on in Settings, General, and that the workflow's token may write them. Then run the workflow again.`
    throw createVariableError('GITHUB_TOKEN', message)
  }
  return response.json()
}
