/** Files and tags that other programs read, compared with the editors' files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { listContentFiles } from '@/lib/listFiles'
import { candidaciesOf, raceOf, type Candidate, type Election } from './support/election'
import { resultOf, votesOf } from './support/outcomes'
import { expect, test } from './support/site'
import { isCertain, readLinks } from './support/values'

type Fields = Readonly<Record<string, unknown>>

const privateFields = new Set(['form', 'editorNote', 'confidence', 'certainty', 'photoPermission', 'photoFocus'])

/** A value of the files without private fields and uncertain facts. Dates are text, and text has no space around it. */
function publish(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return value.trim()
  if (field === 'date') return String(value)
  if (Array.isArray(value)) return value.filter(isCertain).map((item) => publish(item, field))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, inner]: [string, unknown]) => inner !== undefined && !privateFields.has(key) && isCertain(inner),
  )
  return Object.fromEntries(entries.map(([key, inner]) => [key, publish(inner, key)]))
}

/** Texts of private fields and of uncertain facts, at any depth. */
function listPrivate(value: unknown, isPrivate = false): string[] {
  if (typeof value === 'string') return isPrivate ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const isNote = key === 'editorNote' || key === 'photoPermission'
    const isFact = /^(?:label|name|place|text|url|phone|email)$/.test(key) && !isCertain(value)
    return listPrivate(inner, isNote || isFact)
  })
}

test(
  'the open data has the eight published fields of every running candidate, and each portrait exists',
  { tag: '@facts' },
  async ({ request, election, root }) => {
    const response = await request.get(`${root}candidates.json`)
    expect(response.headers()['content-type']).toMatch(/^application\/json/)
    const published = (await response.json()) as { readonly src: string }[]
    const expected = election.candidates.flatMap((candidate) => {
      const { id, src = `${id}.svg`, name, party, noParty, experience = '', stances } = candidate
      const standing = candidaciesOf(candidate).filter(({ withdrawn }) => !withdrawn)
      if (standing.length === 0) return []
      return {
        id,
        src,
        name,
        position: standing.map((candidacy) => raceOf(election, candidacy).position).join(', '),
        party: noParty ? 'N/A' : party,
        experience: experience.trim(),
        keyStances: stances.map(({ title }) => title.trim()),
        stanceInfo: stances.map(({ text }) => text.trim()),
      }
    })
    expect(published.map(Object.entries)).toEqual(expected.map(Object.entries))
    for (const { src } of published) {
      const image = await request.get(`${root}img/${src}`)
      expect([src, image.status(), image.headers()['content-type']?.split('/')[0]]).toEqual([src, 200, 'image'])
    }
  },
)

test(
  'the documents have every published field, and cite each source once',
  { tag: '@facts' },
  async ({ request, election, address }) => {
    const readJson = async (file: string) => {
      const response = await request.get(`./data/v1/${file}.json`)
      expect(response.headers()['content-type']).toMatch(/^application\/json/)
      return (await response.json()) as Fields
    }
    const { groups = [], areaKinds = [], races, questions = [], topics = [], terms = [], results, ...facts } = election
    const { city, state, title, name, date, sources, candidates, questionnaires } = facts
    const whole = await readJson('election')
    const { when, where, how, publisher, nonpartisan, corrections } = facts
    const ofElection = { city, state, title, name, date, when, where, how, publisher, nonpartisan, corrections }
    const own = publish({ election: ofElection, groups, areaKinds, races, questions, topics, terms, results }) as Fields
    expect(whole).toMatchObject(own)
    const { $id } = await readJson('schema')
    expect(new URL(String($id), address).pathname).toBe(`${new URL(address).pathname}data/v1/schema.json`)
    const asked = await readJson('questionnaires')
    expect(asked).toMatchObject({ questionnaires: publish(questionnaires) })
    const people = await readJson('candidates')
    expect(people).toMatchObject({ candidates: candidates.map((each) => toOpenCandidate(election, each)) })
    const cited = [...new Set(listCited([whole, asked, people]))].toSorted().map((id) => {
      const { link = true, url, ...source } = sources[id]!
      return publish({ ...source, id, ...(link && { url }) })
    })
    expect((await readJson('sources')).sources).toEqual(cited)
  },
)

function toOpenCandidate(election: Election, candidate: Candidate) {
  const { id, name, party, noParty, src = `${id}.svg`, stances, positions, experience, links, updated } = candidate
  const path = `/profile/${id}/`
  return publish({
    id,
    name,
    src,
    experience,
    links,
    updated,
    party: noParty ? 'N/A' : party,
    stances: stances.map((stance, index) => ({ path: `${path}stance${index + 1}/`, number: index + 1, ...stance })),
    positions: positions.map((position) => ({ path: `${path}#topic-${position.topic}`, ...position })),
    candidacies: candidaciesOf(candidate).map((each) => ({
      ...each,
      position: raceOf(election, each).position,
      result: resultOf(election, id, each),
      votes: votesOf(election, id, each.race),
    })),
  })
}

function listCited(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    /^(sources|experienceSources|partySource)$/.test(key) ? [inner].flat().map(String) : listCited(inner),
  )
}

test(
  'the tables have every person, statement, source, number and outcome',
  { tag: '@facts' },
  async ({ request, election }) => {
    const readRows = async (file: string) => {
      const response = await request.get(`./data/v1/${file}.csv`)
      expect(response.headers()['content-type']).toMatch(/^text\/csv/)
      const options = { bom: true, columns: true, record_delimiter: '\r\n' } as const
      const rows = parse((await response.body()).toString(), options) as Readonly<Record<string, string>>[]
      // A cell that looks like a formula has an apostrophe in front of it.
      const restore = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')
      return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, restore(cell)])))
    }
    const { candidates, results, races, questions = [], sources } = election
    const running = candidates.flatMap((each) => candidaciesOf(each).map((candidacy) => ({ ...candidacy, each })))
    expect((await readRows('candidates')).map(({ id, name, race, party }) => [id, name, race, party])).toEqual(
      running.map(({ race, each: { id, name, party, noParty } }) => [id, name, race, noParty ? 'N/A' : party]),
    )
    const said = candidates.flatMap(({ id, stances, positions }) =>
      [...stances, ...positions].map((each) => [id, each.text.trim(), String(each.date ?? ''), each.sources.join(';')]),
    )
    const statements = await readRows('statements')
    expect(statements.map(({ candidate, text, date, sources: ids }) => [candidate, text, date, ids])).toEqual(said)
    for (const { id = '', title, url } of await readRows('sources')) {
      const { title: own, url: target, link = true } = sources[id]!
      expect([id, title, url]).toEqual([id, own.trim(), link ? target : ''])
    }
    const rows = await readRows('results')
    const listNumbers = (value: unknown): string[] =>
      typeof value === 'object'
        ? Object.values(value ?? {}).flatMap(listNumbers)
        : typeof value === 'number'
          ? [String(value)]
          : []
    for (const { id } of [...races, ...questions]) {
      const own = rows.filter(({ contest }) => contest === id)
      const { outcome = [], ...counts } = results?.questions?.[id] ?? {}
      const numbers = listNumbers([results?.votes?.[id], counts])
      expect(own.flatMap(({ votes }) => votes || []).toSorted()).toEqual(numbers.toSorted())
      const ofChoice = (kind: string) => own.filter(({ choice }) => choice === kind)
      const people = running.flatMap(({ each, ...candidacy }) => {
        const result = resultOf(election, each.id, candidacy)
        const isShown = candidacy.race === id && (results ?? result) !== undefined
        return isShown ? [[each.id, result ?? '', String(votesOf(election, each.id, id) ?? '')]] : []
      })
      const shown = ofChoice('candidate').map((row) => [row.candidate, row.result, row.votes])
      expect(shown.toSorted()).toEqual(people.toSorted())
      expect(ofChoice('writeInWinner').map(({ name }) => name)).toEqual(results?.writeInWinners?.[id] ?? [])
      expect(ofChoice('question').map(({ result }) => result)).toEqual([outcome].flat())
    }
  },
)

test('there is a feed of the corrections if the site has a URL', { tag: '@facts' }, async ({ request, openPage }) => {
  const [link] = readLinks(await openPage('./corrections/'), 'link[type="application/atom+xml"]')
  const response = await request.get('./corrections.atom')
  expect([response.status(), link?.endsWith('/corrections.atom')]).toEqual(link ? [200, true] : [404, undefined])
})

test.describe('in the files of the export', () => {
  test.use({ needsFiles: true })

  test(
    'nothing private is published, nor the address of a source that must not be linked',
    { tag: '@facts' },
    ({ election, folder }) => {
      const elections = [election, ...(election.archive ?? [])]
      const published = JSON.stringify(
        elections.map(({ sources: all, ...each }) => {
          const facts = publish(each)
          return [facts, listCited(facts).map((id) => all[id])]
        }),
      )
      const sources = Object.values(election.sources).map(({ url, link = true }) => ({ url, link }))
      const linked = sources.filter(({ link }) => link)
      const unlinked = sources.filter(({ url, link }) => !link && !linked.some((other) => other.url.startsWith(url)))
      const words = listPrivate(elections).filter((text) => !published.includes(JSON.stringify(text).slice(1, -1)))
      const all = [...words, ...unlinked.map(({ url }) => url)]
      for (const file of listContentFiles(folder)) {
        const text = readFileSync(join(folder, file), 'utf8')
        expect([file, ...all.filter((each) => text.includes(each))]).toEqual([file])
        expect(text, file).not.toMatch(/editorNote|["\\]confidence|["\\]certainty/)
      }
    },
  )
})
