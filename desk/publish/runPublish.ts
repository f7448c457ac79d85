import { setTimeout as sleep } from 'node:timers/promises'
import { askQuestions, confirm, type Prompt } from '@/desk/new/prompt'
import type { Answers } from '@/desk/new/questions'
import { readArguments } from '@/desk/readArguments'
import { readProject } from '@/guide/files/readProject'
import { chooseElection } from '@/guide/read/site'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { countNoun, GuideError, withOutcome } from '@/lib/problems'
import { shortText } from '@/guide/fields/text'
import type { PublishConflict, UnpublishedChange } from '@/desk/editor/api'
import { describeChanges } from './describeChanges'
import type { Author } from './createCommit'
import type { GitHubOptions } from './github'
import { PublishError } from './obstacles'
import { openRepository } from './openRepository'
import { publish } from './publish'
import { createProgressReader, type ReadProgress } from './readProgress'
import { readVersions } from './readVersions'

const outcome = 'Nothing was published.'

/**
 * `npm run publish`, for those who work with sheets and text files.
 * @param args `--yes` to publish without a question, and `--name` and `--email` for a Git that does not have them
 * @param prompt omitted if nobody can answer. Nothing is published then, except with `--yes`
 * @throws GuideError with the problems that stop a build of the site, and if nobody can answer
 */
export async function runPublish(
  root: string,
  args: readonly string[],
  prompt: Prompt | undefined,
  github: GitHubOptions,
): Promise<void> {
  return withOutcome(outcome, async () => {
    const usage = 'Use only --yes to publish without a question, and --name and --email of whoever publishes.'
    const options = { yes: { type: 'boolean' }, name: { type: 'string' }, email: { type: 'string' } } as const
    const { yes, ...given } = readArguments(args, usage, options).values
    try {
      await finishInterruptedSave(root)
      const repository = await openRepository(root)
      const project = readProject(root)
      const changes = describeChanges(await readVersions(repository), project, chooseElection(project))
      if (changes.length === 0) return console.log('Everything is published.')
      console.log(`${changes.map(formatChange).join('\n\n')}\n`)
      const question = `Publish ${countNoun(changes.length, 'change')}?`
      if (!yes && !(await confirm(prompt, question, 'npm run publish -- --yes'))) return console.log(outcome)
      const author = repository.needsAuthor ? await askAuthor(given, prompt) : undefined
      const result = await publish(root, { author })
      if ('problems' in result) throw new GuideError(result.problems)
      if ('conflicts' in result) return reportConflicts(result.conflicts)
      console.log('Sent.')
      await follow(createProgressReader(root, github), result.commit)
    } catch (error) {
      if (!(error instanceof PublishError)) throw error
      console.error(`${outcome} ${error.message}`)
      process.exitCode = 1
    }
  })
}

function formatChange({ label, before, after }: UnpublishedChange): string {
  const lines = [before === undefined ? '' : `before: ${before}`, after === undefined ? '' : `now: ${after}`]
  return [label, ...lines.filter(Boolean).map((line) => `  ${line.replaceAll('\n', '\n    ')}`)].join('\n')
}

/** The history of a guide names whoever has changed it. */
function askAuthor(given: Answers, prompt: Prompt | undefined): Promise<Author> {
  const questions = [
    { name: 'name', text: 'your name, which everyone can see in the history of the guide', schema: shortText('name') },
    { name: 'email', text: 'your email address, which everyone can see there', schema: shortText('name') },
  ] as const
  return askQuestions(questions, given, prompt)
}

function reportConflicts(conflicts: readonly PublishConflict[]): void {
  console.error(`${outcome} Another editor has published changes of the same fields:`)
  for (const { file } of conflicts) console.error(`  ${file.path}`)
  console.error('Run npm run edit, choose Publish, and then which version of each field to keep.')
  process.exitCode = 1
}

async function follow(read: ReadProgress, commit: string): Promise<void> {
  let last = ''
  for (;;) {
    const { state, message, site, link, wait } = await read(commit)
    const text = state === 'live' ? `Live: ${site ?? 'your changes are on the site.'}` : message
    if (text !== last) console.log(link ? `${text}\n${link.address}` : text)
    last = text
    if (state === 'failed') process.exitCode = 1
    if (wait === undefined) return
    await sleep(wait * 1000)
  }
}
