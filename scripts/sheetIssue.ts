/** `npm run sheet:issue -- FILE`: reports the problems of an import in an issue on GitHub. Only the workflow runs it. */
import { readFileSync } from 'node:fs'
import { runCli } from '@/lib/cli/runCli'
import { createVariableError, type Problem } from '@/lib/problems'
import { reportIssue } from '@/desk/sheets/import/reportIssue'

// oxlint-disable-next-line node/no-process-env -- variables of GitHub Actions, not options of a build
const { GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_TOKEN: token } = process.env

await runCli(async () => {
  if (!api || !name || !token)
    throw createVariableError('GITHUB_TOKEN', 'The variables of GitHub Actions are missing. Let the workflow run this.')
  const [path = ''] = process.argv.slice(2)
  const { problems } = JSON.parse(readFileSync(path, 'utf8')) as { readonly problems: readonly Problem[] }
  console.log(await reportIssue(problems, { api, name, token }))
})
