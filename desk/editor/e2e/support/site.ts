/** A site on the local computer: a bare repository in the place of GitHub, and a stand-in for its workflow and host. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandIn } from '@/desk/publish/testing/standInHost'
import type { Project } from './project'

const address = 'https://github.com/anytown/guide.git'

/** Publishes the project for the first time. The workflow of the stand-in deploys at once. Close it after the test. */
export async function openSite({ git, read }: Project) {
  const repository = mkdtempSync(join(tmpdir(), 'site-'))
  const host = await startStandIn()
  git('init', '--quiet', '--bare', repository)
  git('config', `url.${repository}.insteadOf`, address)
  git('config', 'user.name', 'Jo Adams')
  git('config', 'user.email', 'jo@example.org')
  git('branch', '--move', 'main')
  git('remote', 'add', 'origin', address)
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
  const published = () => git('-C', repository, 'rev-parse', 'main').trim()
  host.run = { status: 'completed', conclusion: 'success' }
  host.readFile = (path) => read(join('.build', 'published', published(), path))
  return {
    host,
    /** Shows the last commit of the site, or a file of it. */
    show: (file?: string) => git('-C', repository, 'show', file === undefined ? 'main' : `main:${file}`),
    close: () => {
      host.stop()
      rmSync(repository, { recursive: true })
    },
  }
}
