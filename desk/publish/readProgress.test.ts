import { findGitHubProject } from './github'
import { createProgressReader } from './readProgress'
import { ada, createSite } from './testing/publishedProject'
import { startStandIn, type StandIn } from './testing/standInHost'

const { first } = createSite()
let commit = ''
let host: StandIn

beforeAll(async () => {
  first.replace(ada, 'Ada Byron', 'Ada Lovelace')
  const result = await first.publish()
  commit = 'commit' in result ? result.commit : ''
})
beforeEach(async () => {
  host = await startStandIn()
})
afterEach(() => host.stop())

const read = (token?: string) => createProgressReader(first.root, { api: host.origin, token })(commit)

it('follows the workflow until the live site has what was published', async () => {
  expect(await read()).toMatchObject({ state: 'checking', wait: 15 })
  host.run = { status: 'in_progress', conclusion: null }
  expect(await read('secret')).toMatchObject({
    state: 'checking',
    message: expect.stringContaining('Checking'),
    wait: 4,
  })
  host.run = { status: 'completed', conclusion: 'success' }
  host.readFile = () => '[]\n'
  expect(await read()).toMatchObject({
    state: 'checking',
    message: expect.stringContaining('still shows the earlier one'),
  })
  host.readFile = (path) => first.read(`.build/published/${commit}/${path}`)
  expect(host.readFile('candidates.json')).toContain('Ada Lovelace')
  expect(await read()).toEqual({ state: 'live', message: '', site: `${host.origin}/guide/` })
  expect(host.requests[0]).toEqual({
    path: `/repos/anytown/guide/actions/workflows/publish.yml/runs?head_sha=${commit}&per_page=1`,
    token: undefined,
  })
  expect(host.requests[1]?.token).toBe('Bearer secret')
})

it('names the step that failed, and links to its report, or to the settings of a repository without a site', async () => {
  host.run = { status: 'completed', conclusion: 'failure' }
  const steps = [
    { name: 'Run npm ci', conclusion: 'success' },
    { name: 'Verify and test the site under its path', conclusion: 'failure' },
  ]
  const skipped = { name: 'Deploy', conclusion: 'skipped' }
  host.jobs = [
    { name: 'Find the site', conclusion: 'success', steps: [] },
    { name: 'Build and test', conclusion: 'failure', steps },
    skipped,
  ]
  expect(await read()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('“Verify and test the site under its path”'),
    link: { address: 'https://github.com/anytown/guide/actions/runs/7' },
  })
  host.run = { status: 'completed', conclusion: 'success' }
  host.jobs = [skipped]
  const settings = { address: 'https://github.com/anytown/guide/settings/pages' }
  expect(await read()).toMatchObject({ state: 'failed', link: settings })
})

it('links to the progress if GitHub does not tell it', async () => {
  host.status = 403
  expect(await read()).toEqual({
    state: 'unknown',
    message: expect.stringContaining('Your changes are sent.'),
    link: { label: expect.any(String), address: 'https://github.com/anytown/guide/actions' },
  })
})

const guide = { owner: 'anytown', name: 'guide' }

it.each([
  ['https://github.com/anytown/guide.git', guide],
  ['https://jo@github.com/anytown/guide', guide],
  ['git@github.com:anytown/guide.git', guide],
  ['ssh://git@github.com/anytown/guide.git', guide],
  ['ssh://git@ssh.github.com:443/anytown/guide.git', guide],
  ['/srv/guide.git', undefined],
  ['https://gitlab.com/anytown/guide.git', undefined],
  ['https://github.com.example.org/anytown/guide', undefined],
])('finds the project on GitHub of %s: %j', (address, project) => {
  expect(findGitHubProject(address)).toEqual(project)
})
