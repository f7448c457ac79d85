import type { Progress } from '@/desk/editor/api'
import { findGitHubProject, getWebAddress, readRun, type GitHubOptions, type Run } from './github'
import { isLive } from './liveFiles'
import { openRepository } from './openRepository'
import { runGit } from './runGit'

/** Seconds between the first requests. Without a token, GitHub answers 60 requests an hour. */
const interval = { withToken: 4, withoutToken: 15 }

/** Number of requests after which the time between them grows, and a run that has not begun may never do so. */
const patience = 8

export type ReadProgress = (commit: string) => Promise<Progress>

/** Messages about a run. */
const messages = {
  none: 'Your changes are sent. GitHub is about to check them.',
  waiting:
    'Your changes are sent, but GitHub has not begun to check them. If it asks you to enable workflows there, do so.',
  running: 'Checking every page and link. You can close this window.',
  hidden: 'Your changes are sent. GitHub does not show the progress here. The site usually has them in a few minutes.',
  'not set up':
    'Your changes are on GitHub, but the guide has no site yet. Under Source, select GitHub Actions. Then open Actions, Publish, and choose Run workflow.',
  replaced: 'A newer version of the guide is being published. It contains your changes.',
} as const

/** Only GitHub and the live site are asked. */
export function createProgressReader(root: string, options: GitHubOptions): ReadProgress {
  const deployed = new Map<string, Run>()
  const requests = new Map<string, number>()
  return async (commit) => {
    const count = requests.get(commit) ?? 0
    requests.set(commit, count + 1)
    const wait = (options.token ? interval.withToken : interval.withoutToken) * (1 + Math.floor(count / patience))
    const project = findGitHubProject(await findAddress(root))
    if (!project)
      return { state: 'unknown', message: 'Your changes are sent. The progress of this host cannot be shown here.' }
    const home = getWebAddress(project)
    const run = deployed.get(commit) ?? (await readRun(project, commit, options))
    const actions = { label: 'See the progress on GitHub', address: `${home}/actions` }
    switch (run.state) {
      case 'none':
        return { state: 'checking', message: messages[count < patience ? 'none' : 'waiting'], link: actions, wait }
      case 'running':
        return { state: 'checking', message: messages.running, wait }
      case 'hidden':
      case 'replaced':
        return { state: 'unknown', message: messages[run.state], link: actions }
      case 'not set up': {
        const settings = { label: 'Set up the site', address: `${home}/settings/pages` }
        return { state: 'failed', message: messages[run.state], link: settings }
      }
      case 'failed': {
        const report = { label: 'Open the report', address: run.address }
        return { state: 'failed', message: describeFailure(run), link: report }
      }
      default:
        deployed.set(commit, run)
        return run.site === undefined ? { state: 'live', message: '' } : await checkSite(root, commit, run.site)
    }
  }
}

async function checkSite(root: string, commit: string, site: string): Promise<Progress> {
  const address = new URL(site.replace(/\/*$/, '/'))
  if (await isLive(root, commit, address)) return { state: 'live', message: '', site: address.href }
  const message = 'The new version is on its way. The site still shows the earlier one, which can take a few minutes.'
  return { state: 'checking', message, site: address.href, wait: 10 }
}

function describeFailure({ job, step }: Extract<Run, { state: 'failed' }>): string {
  if (job === 'Deploy')
    return 'Your changes passed every check, but GitHub could not put them on the site. Open the report, and choose Re-run jobs.'
  const name = step || job
  return `A check on GitHub failed${name ? `: “${name}”` : ''}. Correct it and publish again, or show the report to whoever maintains the guide.`
}

/** The address of the remote, as the settings have it, or as Git completes it. */
async function findAddress(root: string): Promise<string> {
  const { git, address, remote } = await openRepository(root)
  return findGitHubProject(address) ? address : runGit(git, ['remote', 'get-url', remote])
}
