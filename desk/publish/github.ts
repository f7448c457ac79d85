/** The progress of the workflow that publishes a guide, from GitHub. Public repositories need no token. */
import { getAt, toItems } from '@/lib/values'

interface GitHubProject {
  readonly owner: string
  readonly name: string
}

export interface GitHubOptions {
  /** Address of the programming interface. Tests replace it. */
  readonly api?: string | undefined
  readonly token?: string | undefined
}

export type Run =
  | { readonly state: 'none' | 'running' }
  /** The workflow has run, but has not deployed: GitHub Pages are not set up. */
  | { readonly state: 'not set up' }
  /** A newer version has taken its place. */
  | { readonly state: 'replaced' }
  /** The step is the first that failed, or empty. */
  | { readonly state: 'failed'; readonly address: string; readonly job: string; readonly step: string }
  /** The site is the address of the live guide, if it is known. */
  | { readonly state: 'deployed'; readonly site?: string }
  /** GitHub does not show it, for example because the repository is private. */
  | { readonly state: 'hidden' }

/** The file of the workflow in `.github/workflows/`, and its last job. */
const workflow = 'publish.yml'
const lastJob = 'Deploy'

const requestTimeout = 15_000

/** Finds the project on GitHub that the address of a remote leads to. Undefined for another host. */
export function findGitHubProject(address: string): GitHubProject | undefined {
  const pattern =
    /^(?:https?:\/\/(?:[^@/]+@)?github\.com\/|(?:ssh:\/\/)?git@(?:ssh\.)?github\.com(?::\d+\/|[:/]))([^/]+)\/([^/]+?)(?:\.git)?\/?$/i
  const [, owner, name] = pattern.exec(address) ?? []
  return owner === undefined || name === undefined ? undefined : { owner, name }
}

export function getWebAddress({ owner, name }: GitHubProject): string {
  return `https://github.com/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`
}

/** Reads the progress of a commit's run. Never rejects: without an answer, the run is hidden. */
export async function readRun(project: GitHubProject, commit: string, options: GitHubOptions): Promise<Run> {
  const read = (path: string) => requestJson(project, path, options)
  try {
    const runs = await read(`actions/workflows/${workflow}/runs?head_sha=${commit}&per_page=1`)
    const run = getAt(runs, ['workflow_runs', 0])
    if (run === undefined) return { state: 'none' }
    if (getAt(run, ['status']) !== 'completed') return { state: 'running' }
    const conclusion = getAt(run, ['conclusion'])
    if (conclusion === 'cancelled') return { state: 'replaced' }
    const jobs = getAt(await read(`actions/runs/${Number(getAt(run, ['id']))}/jobs`), ['jobs'])
    if (conclusion !== 'success') {
      const page = getAt(run, ['html_url'])
      const isPage = typeof page === 'string' && page.startsWith('https://')
      const address = isPage ? page : `${getWebAddress(project)}/actions`
      return { state: 'failed', address, ...findFailure(jobs) }
    }
    const last = toItems(jobs).find((job) => getAt(job, ['name']) === lastJob)
    if (getAt(last, ['conclusion']) !== 'success') return { state: 'not set up' }
    return { state: 'deployed', ...(await findSite(commit, read)) }
  } catch {
    return { state: 'hidden' }
  }
}

function isFailed(each: unknown): boolean {
  return !['success', 'skipped', null].includes(getAt(each, ['conclusion']) as string | null)
}

function findFailure(jobs: unknown): { readonly job: string; readonly step: string } {
  const job = toItems(jobs).find(isFailed)
  const step = toItems(getAt(job, ['steps'])).find(isFailed)
  return { job: String(getAt(job, ['name']) ?? ''), step: String(getAt(step, ['name']) ?? '') }
}

async function findSite(commit: string, read: (path: string) => Promise<unknown>): Promise<{ readonly site?: string }> {
  const deployments = await read(`deployments?sha=${commit}&environment=github-pages&per_page=1`)
  const id = getAt(deployments, [0, 'id'])
  const statuses = id === undefined ? [] : await read(`deployments/${Number(id)}/statuses?per_page=1`)
  const site = getAt(statuses, [0, 'environment_url'])
  return typeof site === 'string' && /^https?:\/\//.test(site) ? { site } : {}
}

async function requestJson({ owner, name }: GitHubProject, path: string, options: GitHubOptions): Promise<unknown> {
  const { api = 'https://api.github.com', token } = options
  const response = await fetch(`${api}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/${path}`, {
    headers: {
      accept: 'application/vnd.github+json',
      'user-agent': 'city-elections-guide',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: AbortSignal.timeout(requestTimeout),
  })
  if (!response.ok) throw new Error(`GitHub answered with status ${response.status}.`)
  return response.json()
}
