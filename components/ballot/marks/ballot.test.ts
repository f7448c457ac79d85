import { array, assert, property, string, subarray } from 'fast-check'
import { type BallotPlan, formatMarksFragment, parseMarksFragment } from './ballotLink'
import { emptyBallot, matchChoices, mergeBallots, setEntry } from './ballotMarks'
import { hashStatement } from './hashStatement'

describe('ballotLink', () => {
  const person = (id: string, ...texts: readonly string[]) => ({
    id,
    statements: texts.map((text) => ({ id: hashStatement(text) })),
  })
  const plan: BallotPlan = {
    election: '2017-11-07-anytown',
    contests: [
      { id: 'mayor', choices: [person('ada', 'More buses', 'Lower taxes'), person('bo', 'More buses')] },
      { id: 'council', choices: ['cy', 'di', 'ed', 'flo', 'gus', 'hal', 'ida'].map((id) => person(id)) },
      { id: '__proto__', choices: [person('yes'), person('no')] },
    ],
  }
  const marks = ['mayor.ada', 'mayor.bo', ...'cy di ed flo gus hal ida'.split(' ').map((id) => `council.${id}`)]
  const ticks = ['More buses', 'Lower taxes'].map((text) => `.${hashStatement(text)}`)
  const fill = (...names: readonly string[]) => new Map(names.map((name) => [name, '1']))
  const ballot = new Map([...fill('mayor.bo', 'council.ida', ticks[0]!), ['council', 'Ask Ida: why? 🗳']])
  const hash = formatMarksFragment(ballot, plan)

  it('copies marks, ticks and notes in a short code', () => {
    expect(parseMarksFragment(hash, plan)).toEqual({ marks: ballot })
    expect(formatMarksFragment(fill('mayor.ada', 'council.cy'), plan)).toMatch(/^#marks=[\w-]{16}$/)
  })

  it('copies any marks, ticks and notes', () => {
    // Without null characters, and without halves of surrogate pairs, which `string` does not generate.
    const notes = array(string({ unit: 'binary', maxLength: 20 }), { minLength: 3, maxLength: 3 })
    assert(
      property(subarray([...marks, ...ticks, '__proto__.yes', '__proto__.no']), notes, (names, texts) => {
        const written = plan.contests.map(({ id }, index) => [id, texts[index]!.replaceAll('\0', '')] as const)
        const filled = new Map([...fill(...names), ...written.filter(([, text]) => text !== '')])
        expect(parseMarksFragment(formatMarksFragment(filled, plan), plan)).toEqual({ marks: filled })
      }),
    )
  })

  it('leaves out what other devices cannot know: marks and ticks that are not on the ballot, and broken characters', () => {
    const odd = new Map([...fill('mayor.gone', '.zzz', 'mayor.ada'), ['mayor', 'a\0b\ud800c']])
    const result = parseMarksFragment(formatMarksFragment(odd, plan), plan)
    expect(result).toEqual({ marks: new Map([...fill('mayor.ada'), ['mayor', 'abc']]) })
  })

  it.each(['', '#', '#main', '#/candidates', '#mark', '#topics=a'])('ignores the fragment %j', (fragment) => {
    expect(parseMarksFragment(fragment, plan)).toBeUndefined()
  })

  it('rejects a link that was cut off anywhere, or has a changed character', () => {
    for (let length = '#marks='.length; length < hash.length; length++) {
      const [before, after] = [hash.slice(0, length), hash.slice(length + 1)]
      expect(parseMarksFragment(before, plan)).toEqual({ problem: 'broken' })
      expect(parseMarksFragment(`${before}${hash[length] === 'x' ? 'y' : 'x'}${after}`, plan)).not.toHaveProperty(
        'marks',
      )
    }
  })

  it('rejects a link of another election, or of a ballot with other choices', () => {
    const [mayor, ...others] = plan.contests
    const contests = [{ id: 'mayor', choices: mayor!.choices.toReversed() }, ...others]
    for (const other of [
      { ...plan, election: '2019-11-05-anytown' },
      { ...plan, contests },
    ])
      expect(parseMarksFragment(formatMarksFragment(ballot, other), plan)).toEqual({ problem: 'foreign' })
  })

  it('reads any fragment without an error, and takes only what is on the ballot', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 60 }), (bytes) => {
        // Like a hostile link, with the right checksum.
        const head = atob(hash.slice('#marks='.length).replaceAll('-', '+').replaceAll('_', '/')).slice(4, 8)
        const content = head + [...bytes].map((byte) => String.fromCharCode(byte.charCodeAt(0) % 256)).join('')
        const sum = Buffer.alloc(4)
        sum.writeUInt32LE(parseInt(hashStatement(content), 36))
        const code = btoa(sum.toString('latin1') + content)
        const result = parseMarksFragment(`#marks=${code}`, plan)
        const known = new Set([...marks, ...ticks, '__proto__.yes', '__proto__.no', 'mayor', 'council', '__proto__'])
        const names = result && 'marks' in result ? [...result.marks.keys()] : []
        expect(names.filter((name) => !known.has(name))).toEqual([])
        expect(parseMarksFragment(`#marks=${bytes}`, plan)).toBeDefined()
      }),
    )
  })

  it('rejects a link that is too long to be one', () => {
    const long = new Map([['mayor', 'x'.repeat(50_000)]])
    expect(parseMarksFragment(formatMarksFragment(long, plan), plan)).toEqual({ problem: 'broken' })
  })
})

const choices = new Set(['mayor.ada', 'mayor.bo', 'council.cy', 'council.di', 'council.ed'])
const mark = (...names: readonly string[]) => new Map(names.map((name) => [name, '1']))
const marked = mark('council.cy', 'council.ed', 'mayor.bo')

it('adds a mark or a note once, and removes it', () => {
  const twice = setEntry(setEntry(emptyBallot, 'mayor.ada', '1'), 'mayor.ada', '1')
  expect([...setEntry(twice, 'mayor', 'Ask.').keys()]).toEqual(['mayor.ada', 'mayor'])
  expect(setEntry(twice, 'mayor.ada', '').size).toBe(0)
})

it('combines two ballots without losing a mark or a note, and without repeating one', () => {
  const first = new Map([...marked, ['mayor', 'Same'], ['council', 'One']])
  const second = new Map([...mark('mayor.ada', 'mayor.bo'), ['mayor', 'Same'], ['council', 'Two']])
  const merged = new Map([...marked, ...mark('mayor.ada'), ['mayor', 'Same'], ['council', 'One\nTwo']])
  expect(mergeBallots(first, second)).toEqual(merged)
  expect(mergeBallots(merged, emptyBallot)).toEqual(merged)
  expect(mergeBallots(emptyBallot, merged)).toEqual(merged)
  expect(mergeBallots(merged, second)).toEqual(merged)
  expect(mergeBallots(second, merged)).toEqual(merged)
})

it('removes marks for choices that the ballot no longer has, and no notes or ticks', () => {
  const ballot = new Map([...marked, ['mayor', 'Ask.'], ['.1k2j3h', '1']])
  expect(matchChoices(new Map([...ballot, ...mark('mayor.gone', 'sheriff.zoe')]), choices)).toEqual(ballot)
})
