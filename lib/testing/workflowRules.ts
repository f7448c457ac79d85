/** Rules for the workflows of GitHub Actions. The first is GitHub's own schema. The others prevent known risks. */
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { parse } from 'yaml'

type Permissions = string | Readonly<Record<string, string>>

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly permissions?: Permissions
  readonly 'timeout-minutes'?: number
  readonly steps?: readonly Step[]
}

interface Workflow {
  readonly on: string | readonly string[] | Readonly<Record<string, unknown>>
  readonly permissions?: Permissions
  readonly jobs: Readonly<Record<string, Job>>
}

/** Returns what is wrong with a workflow, one sentence for each problem. */
export async function findWorkflowProblems(name: string, content: string): Promise<readonly string[]> {
  const errors = await findSchemaErrors(name, content)
  if (errors.length > 0) return errors
  const workflow = parse(content) as Workflow
  const jobs = Object.entries(workflow.jobs)
  return [
    ...findUnpinnedActions(content),
    ...findTriggers(workflow),
    ...findTopLevelPermissions(workflow),
    ...jobs.flatMap(([id, job]) => findJobProblems(id, job)),
    ...(listTriggers(workflow).includes('pull_request') ? findPullRequestRisks(content, jobs) : []),
  ]
}

/** Errors in keys, values, expressions and references between jobs. */
async function findSchemaErrors(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

/** A tag can be moved to other code. */
function findUnpinnedActions(content: string): string[] {
  const lines = content.match(/^.*\buses:.*$/gm) ?? []
  return lines
    .filter((line) => !/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => `An action is not pinned to a commit, with its version in a comment: ${line.trim()}`)
}

function listTriggers({ on }: Workflow): readonly string[] {
  if (typeof on === 'string') return [on]
  return Array.isArray(on) ? (on as readonly string[]) : Object.keys(on)
}

/** They run with the permissions of the repository on changes of strangers. */
const riskyTriggers = new Set(['pull_request_target', 'workflow_run', 'issue_comment'])

function findTriggers(workflow: Workflow): string[] {
  return listTriggers(workflow)
    .filter((trigger) => riskyTriggers.has(trigger))
    .map((trigger) => `The trigger ${trigger} gives strangers the permissions of the repository.`)
}

/** Without permissions, the settings of the repository decide. Jobs declare what they may write. */
function findTopLevelPermissions({ permissions }: Workflow): string[] {
  if (permissions === undefined) return ['The workflow has no permissions.']
  return canWrite(permissions) ? ['The whole workflow has a permission to write. Give it to a job.'] : []
}

function canWrite(permissions: Permissions | undefined): boolean {
  if (typeof permissions === 'string') return permissions === 'write-all'
  return Object.values(permissions ?? {}).includes('write')
}

function findJobProblems(id: string, job: Job): string[] {
  const { steps = [] } = job
  return [
    ...(job['timeout-minutes'] === undefined ? [`The job ${id} has no timeout-minutes.`] : []),
    ...(steps.some(({ run }) => run?.includes('${{'))
      ? [`The job ${id} has an expression in a script. Pass it in an environment variable.`]
      : []),
    ...(steps.some((step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false)
      ? [`The job ${id} leaves its token in the clone. Set persist-credentials to false.`]
      : []),
  ]
}

/** Code of a pull request must not get secrets or a token that can write. */
function findPullRequestRisks(content: string, jobs: readonly (readonly [string, Job])[]): string[] {
  return [
    ...(/\$\{\{[^}]*\bsecrets\b/.test(content) ? ['A workflow for pull requests uses secrets.'] : []),
    ...jobs
      .filter(([, { permissions }]) => canWrite(permissions))
      .map(([id]) => `The job ${id} of a workflow for pull requests has a permission to write.`),
  ]
}
