import { runPublish } from './runPublish'
import { ada, createSite } from './testing/publishedProject'
import { startStandIn } from './testing/standInHost'

it('lists the changes, asks, publishes, and prints the live address', async () => {
  const lines: string[] = []
  jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  const { first, readPublished, listMessages } = createSite()
  const host = await startStandIn()
  host.run = { status: 'completed', conclusion: 'success' }
  host.readFile = (path) => first.read(`.build/published/${first.git('rev-parse', 'HEAD')}/${path}`)
  const run = (args: readonly string[], answer?: string) => {
    lines.length = 0
    const prompt = answer === undefined ? undefined : () => Promise.resolve(answer)
    return runPublish(first.root, args, prompt, { api: host.origin })
  }
  await run([])
  expect(lines).toEqual(['Everything is published.'])
  first.replace(ada, 'Ada Byron', 'Ada Lovelace')
  await expect(run([])).rejects.toThrow('Nobody can answer a question here.')
  await expect(run(['--no'])).rejects.toThrow('Nothing was published.')
  await run([], 'n')
  expect(lines).toEqual(['Ada Lovelace: Name\n  before: Ada Byron\n  now: Ada Lovelace\n', 'Nothing was published.'])
  expect(readPublished(ada)).toContain('Ada Byron')
  await run([], 'y')
  expect(lines.slice(-2)).toEqual(['Sent.', `Live: ${host.origin}/guide/`])
  expect(readPublished(ada)).toContain('Ada Lovelace')
  first.replace(ada, 'race: cityCouncil', 'race: major')
  first.git('config', '--unset', 'user.email')
  await expect(run(['--yes'])).rejects.toThrow('options, --name')
  await expect(run(['--yes', '--name', 'Jo Adams', '--email', 'jo@example.org'])).rejects.toThrow('“major”')
  expect(listMessages()).toEqual(['Ada Lovelace: Name', 'First'])
  host.stop()
})
