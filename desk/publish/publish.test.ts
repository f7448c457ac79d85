import { createServer, type RequestListener } from 'node:http'
import { listen } from '@/lib/testing/listen'
import { obstacles } from './obstacles'
import { ada, bob, createSite, folder, sent } from './testing/publishedProject'

jest.setTimeout(60_000)

it('publishes what is saved with its description, and leaves everything else as it is', async () => {
  const { first, readPublished, listMessages, listPublished } = createSite()
  const eve = `${folder}/candidates/eve.yaml`
  first.write(eve, first.read(ada).replace('Ada Byron', 'Eve Online'))
  first.replace(ada, 'name: Ada Byron', 'name: Ada Lovelace')
  first.remove('public/img/a.jpg')
  first.write('code.ts', 'changed\n')
  first.write('staged.txt', 'staged\n')
  first.git('add', 'staged.txt')
  first.write('data/notes/private.yaml', 'secret: true\n')
  first.write(`${folder}/candidates/draft.docx`, 'private')
  expect(await first.listUnpublished()).toEqual([
    'Ada Lovelace: Name',
    'Eve Online: new',
    'Photographs: a.jpg (removed)',
  ])
  first.remove(`${folder}/candidates/draft.docx`)
  expect(await first.publish()).toEqual(sent)
  expect(readPublished(ada)).toContain('name: Ada Lovelace')
  expect(listMessages()).toEqual(['Publish 3 changes', 'First'])
  expect(listPublished()).toEqual([ada, eve, 'public/img/a.jpg'])
  expect(first.git('status', '--porcelain').split('\n')).toEqual(['M code.ts', 'A  staged.txt', '?? data/notes/'])
  expect(await first.listUnpublished()).toEqual([])
})

it('merges what another editor has published in other fields and files, with the comments of both', async () => {
  const { first, clone, readPublished, listMessages } = createSite()
  const second = clone()
  first.replace(ada, 'name: Ada Byron', '# Spelled as on the ballot.\nname: Ada Lovelace')
  second.replace(ada, 'sortName: Byron, Ada', 'sortName: Lovelace, Ada')
  second.replace(bob, 'Bob Cole', 'Robert Cole')
  second.write('code.ts', 'newer\n')
  second.git('commit', '--quiet', '--all', '--message', 'Newer code')
  second.git('push', '--quiet')
  first.write('notes.txt', 'mine\n')
  expect(await first.publish()).toEqual({ commit: expect.any(String), isCodeNew: true })
  expect(readPublished(ada)).toMatch(/# Spelled as on the ballot\.\nname: Ada Lovelace\nsortName: Lovelace, Ada/)
  expect(listMessages()).toEqual(['Ada Lovelace: Name', 'Newer code', 'First'])
  expect(first.read(bob)).toContain('Robert Cole')
  expect(first.git('status', '--porcelain')).toBe('M notes.txt')
})

it('combines the archives, and lets the user choose between two current elections', async () => {
  const { first, clone, readPublished } = createSite()
  const site = 'data/site.yaml'
  for (const [name, date] of Object.entries({ next: '2019-11-05', later: '2021-11-02' })) {
    const election = first.read(`${folder}/election.yaml`).replace('date: 2017-11-07', `date: ${date}`)
    first.write(`data/${name}/election.yaml`, election.replace(/\nresults:[^]*/, '\ncorrections: []\n'))
    first.write(`data/${name}/sources.yaml`, first.read(`${folder}/sources.yaml`))
  }
  first.write(site, '# Ours.\ncurrent: anytown-2017\n')
  expect(await first.publish()).toEqual(sent)
  const second = clone()
  second.write(site, '# Theirs.\ncurrent: next\narchive: [anytown-2017]\n')
  expect(await second.publish()).toEqual(sent)
  first.write(site, '# Mine.\ncurrent: later\narchive: [anytown-2017]\n')
  const result = await first.publish()
  const [conflict] = 'conflicts' in result ? result.conflicts : []
  expect(conflict).toMatchObject({ file: { path: site, value: { current: 'next' } } })
  const settled = { [site]: { version: conflict?.file.version ?? '', side: 'disk' as const } }
  expect(await first.publish({ settled })).toEqual(sent)
  expect(readPublished(site)).toBe('# Mine.\ncurrent: next\narchive: [later, anytown-2017]')
})

it('names the reason of a site that refuses, and succeeds when it is repeated', async () => {
  const { first, addHook, listMessages } = createSite()
  first.replace(ada, 'Ada Byron', 'Ada Lovelace')
  addHook('echo "Only on weekdays." >&2; exit 1')
  await expect(first.publish()).rejects.toThrow(/did not accept.*Only on weekdays\./)
  expect(listMessages()).toEqual(['First'])
  expect(await first.listUnpublished()).toEqual(['Ada Lovelace: Name'])
  addHook('exit 0')
  expect(await first.publish()).toEqual(sent)
  expect(await first.publish()).toEqual(sent)
  expect(listMessages()).toEqual(['Ada Lovelace: Name', 'First'])
})

it('continues after a crash between the site and this computer', async () => {
  const { first, listMessages } = createSite()
  const before = first.git('rev-parse', 'HEAD')
  first.replace(ada, 'Ada Byron', 'Ada Lovelace')
  await first.publish()
  // As if the process had ended right after the push.
  for (const ref of ['refs/heads/main', 'refs/remotes/origin/main']) first.git('update-ref', ref, before)
  first.git('read-tree', before)
  expect(await first.listUnpublished()).toEqual(['Ada Lovelace: Name'])
  expect(await first.publish()).toEqual(sent)
  expect(listMessages()).toEqual(['Ada Lovelace: Name', 'First'])
  expect(first.git('status', '--porcelain', '--branch')).toBe('## main...origin/main')
})

it('gives up on a site that does not answer, one that asks for a password, and one that is gone', async () => {
  const { first } = createSite()
  first.replace(ada, 'Ada Byron', 'Ada Lovelace')
  /** Publishes to a server. */
  const publishTo = async (answer: RequestListener, timeout: number) => {
    const server = createServer(answer)
    first.git('remote', 'set-url', 'origin', `http://127.0.0.1:${await listen(server)}/guide.git`)
    const limits = { fetch: timeout, push: timeout }
    await first.publish({ limits }).finally(() => server.close().closeAllConnections())
  }
  await expect(publishTo(() => {}, 300)).rejects.toMatchObject({ obstacle: obstacles.slow })
  await expect(first.publish()).rejects.toMatchObject({ obstacle: obstacles.offline })
  const askForPassword: RequestListener = (_request, response) =>
    void response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' }).end()
  await expect(publishTo(askForPassword, 30_000)).rejects.toMatchObject({ obstacle: obstacles.signIn })
  expect(first.read(ada)).toContain('Ada Lovelace')
  expect(await first.listUnpublished()).toEqual(['Ada Lovelace: Name'])
})
