import { ada, bob, createSite, sent } from './testing/publishedProject'

jest.setTimeout(120_000)

it('includes commits of the editors’ files that another program has made, but none of other files', async () => {
  const { first, clone, readPublished, listMessages } = createSite()
  first.replace(ada, 'Ada Byron', 'Ada Lovelace')
  first.git('commit', '--quiet', '--all', '--message', 'By GitHub Desktop')
  const second = clone()
  second.replace(bob, 'Bob Cole', 'Robert Cole')
  await second.publish()
  expect(await first.publish()).toEqual(sent)
  expect(listMessages()).toContain('By GitHub Desktop')
  expect(first.git('status', '--porcelain', '--branch')).toBe('## main...origin/main')
  first.write('code.ts', 'mine\n')
  first.git('commit', '--quiet', '--all', '--message', 'Code')
  first.replace(bob, 'Robert Cole', 'Rob Cole')
  expect(await first.publish()).toEqual(sent)
  expect(readPublished('code.ts')).toBe('first')
  expect(readPublished(bob)).toContain('Rob Cole')
  expect(first.read('code.ts')).toBe('mine\n')
  expect(await first.listUnpublished()).toEqual([])
})

it('loses nothing of three editors who publish several times at the same moment', async () => {
  const { first, clone, readPublished } = createSite()
  const editors = [
    { computer: first, start: 'name: Ada' },
    { computer: clone(), start: 'Said that' },
    { computer: clone(), start: 'Wanted' },
  ]
  for (const round of [1, 2, 3]) {
    for (const { computer, start } of editors) computer.replace(ada, start, `${start} ${round}`)
    const results = await Promise.all(editors.map(({ computer }) => computer.publish()))
    expect(results).toEqual([sent, sent, sent])
  }
  for (const { start } of editors) expect(readPublished(ada)).toContain(`${start} 3 2 1`)
})
