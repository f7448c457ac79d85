import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'
import { describeFailedTransfer, obstacles, PublishError } from './obstacles'
import { openRepository } from './openRepository'
import { ada, createSite, git } from './testing/publishedProject'

async function findObstacle(root: string) {
  try {
    await openRepository(root)
  } catch (error) {
    if (error instanceof PublishError) return error.obstacle
    throw error
  }
  return undefined
}

it('finds what keeps a folder from being published, before anything is sent', async () => {
  const root = createTemporaryFolder({ 'code.ts': '' })
  expect(await findObstacle(root)).toBe(obstacles.noRepository)
  git(root, 'init', '--quiet', '--initial-branch=main')
  expect(await findObstacle(root)).toBe(obstacles.noRemote)
  git(root, 'remote', 'add', 'origin', 'https://github.com/anytown/guide.git')
  // It has no commit, and so none of the code that builds a guide.
  expect(await findObstacle(root)).toBe(obstacles.noRepository)
  const author = ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.org']
  git(root, ...author, 'commit', '--quiet', '--allow-empty', '--message', 'First')
  expect(await openRepository(root)).toMatchObject({ published: undefined, base: undefined, needsAuthor: true })
  git(root, 'checkout', '--quiet', '--detach')
  expect(await findObstacle(root)).toBe(obstacles.noBranch)
  // A repository around the project may be about anything.
  writeFiles(root, { 'inside/code.ts': '' })
  expect(await findObstacle(`${root}/inside`)).toBe(obstacles.noRepository)
})

it('does not publish another branch than that of the site, or in the middle of a merge', async () => {
  const { first } = createSite()
  first.git('remote', 'set-head', 'origin', 'main')
  first.git('checkout', '--quiet', '-b', 'idea')
  expect(await findObstacle(first.root)).toMatchObject({ what: expect.stringMatching(/branch idea.*made from main/) })
  first.git('checkout', '--quiet', 'main')
  first.write('.git/MERGE_HEAD', first.git('rev-parse', 'HEAD'))
  expect(await findObstacle(first.root)).toBe(obstacles.unfinished)
})

it('rejects once in a damaged repository, so that the editor goes on', async () => {
  const { first } = createSite()
  first.write('.git/index', 'damaged')
  const ignored = jest.fn()
  process.once('unhandledRejection', ignored)
  for (const _ of [1, 2]) await expect(first.readPublication()).rejects.toThrow('index file')
  expect(ignored).not.toHaveBeenCalled()
})

it('works without an upstream, with the first version, and asks for the author', async () => {
  const { first, listMessages, site } = createSite()
  git(site, 'update-ref', '-d', 'refs/heads/main')
  first.git('update-ref', '-d', 'refs/remotes/origin/main')
  first.git('branch', '--unset-upstream')
  first.git('config', '--unset', 'user.name')
  expect((await first.readPublication()).publication).toEqual({ needsAuthor: true })
  expect(await first.listUnpublished()).toEqual([
    'Anytown City Elections, November 7, 2017: new election',
    'Photographs: a.jpg (new)',
  ])
  first.replace(ada, 'Ada Byron', 'Ada Lovelace')
  const author = { name: 'Jo Adams', email: 'jo@example.org' }
  expect(await first.publish({ author })).toHaveProperty('commit')
  expect(listMessages()).toHaveLength(2)
  expect(git(site, 'log', '-1', '--format=%an <%ae>', 'main')).toBe('Jo Adams <jo@example.org>')
  expect(first.git('status', '--porcelain', '--branch')).toBe('## main...origin/main')
  expect(await first.listUnpublished()).toEqual([])
})

it.each([
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", obstacles.signIn],
  ['git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.', obstacles.signIn],
  [
    'remote: Permission to a/b.git denied to jo.\nfatal: unable to access: The requested URL returned error: 403',
    obstacles.noPermission,
  ],
  ["remote: Repository not found.\nfatal: repository 'https://github.com/a/b/' not found", obstacles.notFound],
  ["fatal: unable to access 'https://github.com/a/b/': Could not resolve host: github.com", obstacles.offline],
  ["fatal: unable to access 'https://github.com/a/b/': Operation too slow. Less than 1 bytes/sec", obstacles.slow],
])('explains %j', (message, obstacle) => {
  expect(describeFailedTransfer(message, false)).toBe(obstacle)
})

it('repeats the reason of a rule of the site', () => {
  const message =
    'remote: error: GH006: Protected branch update failed.\n! [remote rejected] main (protected branch hook declined)'
  expect(describeFailedTransfer(message, false).what).toContain('GH006: Protected branch update failed.')
})
