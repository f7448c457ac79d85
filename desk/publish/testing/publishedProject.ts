/** For tests: a project with a site, a bare repository in the place of GitHub, and editors on several computers. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyElection } from '@/guide/testing/fixtures'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'
import { readPublication } from '../readPublication'
import { publish, type PublishOptions } from '../publish'

/** The election's folder in every project. */
export const folder = 'data/anytown-2017'

export const ada = `${folder}/candidates/ada.yaml`
export const bob = `${folder}/candidates/bob.yaml`

/** The result of a publication that was sent. */
export const sent = expect.objectContaining({ commit: expect.stringMatching(/^[\da-f]{40}$/) })

/** Address of the remote. Git finds the bare repository in its place. */
export const address = 'https://github.com/anytown/guide.git'

// The settings of whoever runs the tests would change the results.
process.env.GIT_CONFIG_GLOBAL = '/dev/null'
process.env.GIT_CONFIG_NOSYSTEM = '1'

export function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** A computer with a clone. Paths are relative to the project's folder. */
function openComputer(root: string) {
  const path = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  return {
    root,
    read,
    git: (...args: readonly string[]) => git(root, ...args),
    write: (file: string, text: string) => writeFiles(root, { [file]: text }),
    remove: (file: string) => rmSync(path(file)),
    replace: (file: string, from: string, to: string) => {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`)
      writeFileSync(path(file), text.replace(from, to))
    },
    publish: (options?: PublishOptions) => publish(root, options),
    readPublication: () => readPublication(root),
    /** Labels of what is not published. */
    listUnpublished: async () => (await readPublication(root)).unpublished?.map(({ label }) => label),
  }
}

/** Publishes the Anytown fixture, with the code and the text of a guide in one file each. */
export function createSite() {
  const { root } = copyElection()
  const site = createTemporaryFolder()
  writeFiles(root, {
    '.gitignore': '.build/\n.*.tmp*\n',
    'code.ts': 'first\n',
    'notes.txt': 'first\n',
    'public/img/a.jpg': 'a',
  })
  git(site, 'init', '--quiet', '--bare', '--initial-branch=main')
  git(root, 'init', '--quiet', '--initial-branch=main')
  connect(root, site)
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'First')
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  return {
    site,
    first: openComputer(root),
    /** Another editor clones the site. */
    clone: () => {
      const other = createTemporaryFolder()
      git(other, 'clone', '--quiet', site, '.')
      git(other, 'remote', 'remove', 'origin')
      connect(other, site)
      git(other, 'fetch', '--quiet')
      git(other, 'branch', '--quiet', '--set-upstream-to=origin/main')
      return openComputer(other)
    },
    /** Content of a file that the site has. */
    readPublished: (file: string) => git(site, 'show', `main:${file}`),
    /** Messages of the commits of the site, the newest first. */
    listMessages: () => git(site, 'log', '--format=%s', 'main').split('\n'),
    /** Files that the last commit of the site has changed. */
    listPublished: () => git(site, 'show', '--format=', '--name-only', '--first-parent', 'main').split('\n'),
    /** Runs a script of the shell in the remote before it accepts anything. */
    addHook: (script: string) =>
      writeFileSync(join(site, 'hooks/pre-receive'), `#!/bin/sh\n${script}\n`, { mode: 0o755 }),
  }
}

function connect(root: string, site: string): void {
  git(root, 'config', `url.${site}.insteadOf`, address)
  git(root, 'remote', 'add', 'origin', address)
  git(root, 'config', 'user.name', 'Jo Adams')
  git(root, 'config', 'user.email', 'jo@example.org')
}
