/** Rules for the workflows of GitHub Actions. The first is GitHub's own schema. The others prevent known risks. */
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { parse } from 'yaml'

type Permissions = string | Readonly<Record<string, string>>

interface Job {
  readonly permissions?: Permissions
  readonly 'timeout-minutes'?: number
  readonly steps?: readonly { readonly uses?: string; readonly run?: string; readonly with?: object }[]
}

interface Workflow {
  readonly on: string | readonly string[] | object
  readonly permissions?: Permissions
  readonly jobs: Readonly<Record<string, Job>>
}

/** They run with the permissions of the repository on changes of strangers. */
const riskyTriggers = new Set(['pull_request_target', 'workflow_run', 'issue_comment'])

export async function findWorkflowProblems(name: string, content: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  const errors = context.errors.getErrors().map(({ message }) => message)
  if (errors.length > 0) return errors
  const { on, permissions, jobs } = parse(content) as Workflow
  const triggers = typeof on === 'string' ? [on] : Array.isArray(on) ? (on as readonly string[]) : Object.keys(on)
  const isForPullRequests = triggers.includes('pull_request')
  const problems: readonly (string | false)[] = [
    // A tag can be moved to other code.
    ...(content.match(/^.*\buses:.*$/gm) ?? []).map(
      (line) =>
        !/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line) &&
        `An action is not pinned to a commit, with its version in a comment: ${line.trim()}`,
    ),
    ...triggers.map(
      (trigger) =>
        riskyTriggers.has(trigger) && `The trigger ${trigger} gives strangers the permissions of the repository.`,
    ),
    // Without permissions, the settings of the repository decide. Jobs declare what they may write.
    permissions === undefined && 'The workflow has no permissions.',
    canWrite(permissions) && 'The whole workflow has a permission to write. Give it to a job.',
    // Code of a pull request must not get secrets or a token that can write.
    isForPullRequests && /\$\{\{[^}]*\bsecrets\b/.test(content) && 'A workflow for pull requests uses secrets.',
    ...Object.entries(jobs).flatMap(([id, job]) => [
      ...findJobProblems(id, job),
      isForPullRequests &&
        canWrite(job.permissions) &&
        `The job ${id} of a workflow for pull requests has a permission to write.`,
    ]),
  ]
  return problems.filter((problem) => problem !== false)
}

function canWrite(permissions: Permissions | undefined): boolean {
  if (typeof permissions === 'string') return permissions === 'write-all'
  return Object.values(permissions ?? {}).includes('write')
}

function findJobProblems(id: string, { steps = [], ...job }: Job): readonly (string | false)[] {
  const hasExpression = steps.some(({ run }) => run?.includes('${{'))
  const keepsToken = steps.some(
    ({ uses, with: inputs = {} }) =>
      uses?.startsWith('actions/checkout@') &&
      !('persist-credentials' in inputs && inputs['persist-credentials'] === false),
  )
  return [
    job['timeout-minutes'] === undefined && `The job ${id} has no timeout-minutes.`,
    hasExpression && `The job ${id} has an expression in a script. Pass it in an environment variable.`,
    keepsToken && `The job ${id} leaves its token in the clone. Set persist-credentials to false.`,
  ]
}
