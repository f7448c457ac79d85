import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeOtherBranch, obstacles, PublishError } from './obstacles'
import { createGit, runGit, type Git } from './runGit'

/** A project folder with a site. Commits are ids. */
export interface Repository {
  readonly root: string
  readonly git: Git
  readonly branch: string
  /** The commit of the branch on this computer. */
  readonly head: string
  readonly remote: string
  /** Of the remote, as the settings have it. */
  readonly address: string
  /** The branch at the remote. */
  readonly target: string
  /** The ref with what the remote had last. */
  readonly tracking: string
  /** What the site had when this computer asked last. Undefined if nothing is published. */
  readonly published?: string | undefined
  /** The last commit that this computer and the site have in common. Undefined if nothing is published. */
  readonly base?: string | undefined
  /** True if Git does not know the name and the email address of the user, which every commit has. */
  readonly needsAuthor: boolean
}

type Config = ReadonlyMap<string, string>

/** @throws PublishError if the folder cannot be published */
export async function openRepository(root: string): Promise<Repository> {
  const git = createGit(root)
  await requireTop(root, git)
  const name = await git(['symbolic-ref', '--quiet', 'HEAD'])
  if (!name.isDone) throw new PublishError(obstacles.noBranch)
  const ref = name.output.toString().trim()
  const branch = ref.replace(/^refs\/heads\//, '')
  const config = await readConfig(git)
  const remote = findRemote(config, branch)
  const address = config.get(`remote.${remote}.url`)
  if (remote === undefined || address === undefined) throw new PublishError(obstacles.noRemote)
  const target = config.get(`branch.${branch}.merge`)?.replace(/^refs\/heads\//, '') ?? branch
  const needsAuthor = !config.get('user.name') || !config.get('user.email')
  const tracking = `refs/remotes/${remote}/${target}`
  const place = { root, git, branch, remote, address, target, tracking, needsAuthor }
  return { ...place, ...(await readCommits(place)) }
}

/** Reads the commits again, after a command that may have changed them. */
export async function refresh(repository: Repository): Promise<Repository> {
  return { ...repository, ...(await readCommits(repository)) }
}

type Commits = Pick<Repository, 'head' | 'published' | 'base'>

async function readCommits(place: Omit<Repository, keyof Commits>): Promise<Commits> {
  const { git, branch, remote, target, tracking } = place
  const refs = await listRefs(git, [`refs/heads/${branch}`, tracking, `refs/remotes/${remote}/HEAD`])
  const head = refs.get(`refs/heads/${branch}`)?.id
  // Without a commit, the folder has none of the code that builds a guide.
  if (head === undefined) throw new PublishError(obstacles.noRepository)
  const main = refs.get(`refs/remotes/${remote}/HEAD`)?.link.replace(`refs/remotes/${remote}/`, '')
  if (main && main !== target) throw new PublishError(describeOtherBranch(target, main))
  const published = refs.get(tracking)?.id
  const base = published === undefined ? undefined : await findBase(git, head, published)
  return { head, published, base }
}

/** A repository around the folder could be about anything. */
async function requireTop(root: string, git: Git): Promise<void> {
  const states = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD']
  const names = states.flatMap((name) => ['--git-path', name])
  const { isDone, output } = await git(['rev-parse', '--show-cdup', ...names]).catch(() => {
    throw new PublishError(obstacles.noGit)
  })
  if (!isDone && !(await git(['--version'])).isDone) throw new PublishError(obstacles.noGit)
  const [up, ...unfinished] = output.toString().split(/\r?\n/).slice(0, -1)
  if (!isDone || up !== '') throw new PublishError(obstacles.noRepository)
  if (unfinished.some((path) => existsSync(resolve(root, path)))) throw new PublishError(obstacles.unfinished)
}

/** Of several values, the last counts. */
async function readConfig(git: Git): Promise<Config> {
  const entries = (await runGit(git, ['config', '--null', '--list'])).split('\0')
  return new Map(
    entries.map((entry) => {
      const [key = '', ...value] = entry.split('\n')
      return [key, value.join('\n')]
    }),
  )
}

/** The remote of the branch, else `origin`, else the only one. */
function findRemote(config: Config, branch: string): string | undefined {
  const names = [...config.keys()].flatMap((key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? [])
  const known = [config.get(`branch.${branch}.remote`), 'origin'].find((name) => name && names.includes(name))
  return known ?? (names.length === 1 ? names[0] : undefined)
}

async function listRefs(git: Git, names: readonly string[]) {
  const refs = await runGit(git, ['for-each-ref', '--format=%(refname) %(objectname) %(symref)', '--', ...names])
  return new Map(
    refs.split('\n').map((line) => {
      const [name = '', id = '', link = ''] = line.split(' ')
      return [name, { id, link }] as const
    }),
  )
}

async function findBase(git: Git, head: string, published: string): Promise<string> {
  if (head === published) return head
  const { isDone, output } = await git(['merge-base', head, published])
  if (!isDone) throw new PublishError(obstacles.unrelated)
  return output.toString().trim()
}
