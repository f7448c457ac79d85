/** The guide itself, how to vote and questionnaires, compared with the editors' files. */
import { candidaciesOf, candidatesOf, profilePath } from './support/election'
import { expect, test } from './support/site'
import {
  dateOf,
  findAbsent,
  findMissing,
  isCertain,
  link,
  listValues,
  read,
  readLinks,
  readWords,
} from './support/values'

const hrefOf = (contact: string | undefined) => (contact?.includes('://') ? contact : contact && `mailto:${contact}`)

test(
  'the pages about the guide have its publisher, its method, its corrections and its license',
  { tag: '@facts' },
  async ({ openPage, election }) => {
    const { publisher = {}, corrections, license, candidates, questionnaires } = election
    const { contact, corrections: _, ...facts } = publisher
    const [updated] = [election, ...candidates, ...questionnaires]
      .map((each) => each.updated)
      .toSorted()
      .toReversed()
    const values = [
      contact && link(contact, hrefOf(contact)),
      ...listValues(election, facts),
      dateOf(election, updated),
    ]
    expect(findAbsent(read(await openPage('./about/'), 'main'), values)).toEqual([])
    const page = await openPage('./corrections/')
    const dated = corrections.flatMap(({ date, text }) => [dateOf(election, date), text])
    expect(findMissing(read(page, 'main ol > li'), dated)).toEqual([])
    expect(page.$('main ol > li').length).toBe(corrections.length)
    expect(readLinks(page, 'main ol a')).toEqual(
      corrections.flatMap(({ candidate: id }) => (id ? profilePath({ id }) : [])),
    )
    expect(findAbsent(read(await openPage('./data/'), 'main'), listValues(election, license))).toEqual([])
  },
)

test(
  'the page with the voting facts and the landing page have every fact that is certain enough, and no page has another',
  { tag: '@facts' },
  async ({ openPage, election }) => {
    const { when, where, how = {}, date } = election
    // Pages have words of their own for the link.
    const finder = where.finder && { ...where.finder, label: undefined }
    const page = await openPage('./how-to-vote/')
    const text = read(page, 'main')
    expect(
      findAbsent(text, [dateOf(election, date), ...listValues(election, [when, { ...where, finder }, how])]),
    ).toEqual([])
    // Each fact is a block of its own.
    const blocks = page
      .$('main dl > div')
      .get()
      .map((block) => page.$(block).text())
    for (const fact of [
      ...(when.periods ?? []),
      ...when.deadlines,
      ...(where.places ?? []),
      ...(where.offices ?? []),
      ...(how.methods ?? []),
    ].filter(isCertain)) {
      const { url: _, email: _1, phone: _2, sources: _3, ...shown } = fact as Readonly<Record<string, unknown>>
      const values = listValues(election, shown)
      expect(
        blocks.some((block) => findAbsent(block, values).length === 0),
        values.join(),
      ).toBe(true)
    }
    const dated = when.deadlines.filter(isCertain).map((each) => (each.time ? `${each.date}T${each.time}` : each.date))
    expect(
      page
        .$('main time')
        .get()
        .map(({ attribs }) => attribs.datetime),
    ).toEqual(expect.arrayContaining(dated))
    const inShort = [when.hours, finder, ...when.deadlines, how.instructions].map(
      (fact) => fact && { ...fact, text: '', sources: [] },
    )
    expect(findAbsent(read(await openPage('./'), 'main'), listValues(election, inShort))).toEqual([])
  },
)

test(
  'every questionnaire shows each question with the answer or the status of everyone, on its page and on profiles',
  { tag: '@facts' },
  async ({ openPage, election, paths }) => {
    const word = readWords(election.language)
    for (const { id, questions = [], statuses = {}, ...facts } of election.questionnaires) {
      const own = await Promise.all(paths.filter((path) => path.startsWith(`./answers/${id}/`)).map(openPage))
      const { about, askedBy, means, name, sources } = facts
      const values = listValues(election, { about, askedBy, means, sources })
      expect(findAbsent(own.map((page) => read(page, 'main')).join(' '), [`# ${name}`, ...values])).toEqual([])
      for (const race of election.races) {
        const people = candidatesOf(election, race)
        for (const question of questions.filter(
          ({ races }) => people.length > 0 && (!races || races.includes(race.id)),
        )) {
          const { choices = [], otherChoice = '', answers = {}, number, text, url } = question
          const sections = own.map((page) => read(page, `section[id="${race.id}.${question.id}"]`)).filter(Boolean)
          const chosen = [...choices, otherChoice].flatMap((choice) => [
            choice,
            ...people.filter((each) => answers[each.id]?.choices?.includes(choice)).map((each) => each.name),
          ])
          const given = people.flatMap((person) => {
            const { choices: _, ...answer } = answers[person.id] ?? {}
            const isAnswered = statuses[person.id] === 'answered' || questions.some((each) => each.answers?.[person.id])
            const status = answer.leftEmpty
              ? 'left empty'
              : isAnswered
                ? 'not known'
                : (statuses[person.id] ?? 'not known')
            const isSilent = !answers[person.id] || answer.leftEmpty
            const label = isSilent && word(`answers.statuses.${status}`)
            const both = choices.length > 0 ? [label, person.name] : [person.name, label]
            return [
              ...findMissing(sections[0] ?? '', isSilent ? both : [link(person.name, profilePath(person))]),
              ...findAbsent(sections[0] ?? '', listValues(election, answer)),
            ]
          })
          expect([
            `${race.id}.${question.id}`,
            ...findMissing(sections[0] ?? '', [number, text, ...chosen, url && `](${new URL(url).href})`]),
            ...given,
            sections.length,
          ]).toEqual([`${race.id}.${question.id}`, 1])
        }
      }
    }
    for (const candidate of election.candidates) {
      const races = new Set(candidaciesOf(candidate).map(({ race }) => race))
      const text = read(await openPage(profilePath(candidate)), 'main')
      for (const { name, questions = [] } of election.questionnaires)
        for (const { races: asked, answers = {} } of questions)
          if (answers[candidate.id] && (!asked || asked.some((race) => races.has(race)))) {
            const { choices = [], ...answer } = answers[candidate.id]!
            const values = [name, ...choices, ...listValues(election, answer)]
            expect([candidate.id, ...findAbsent(text, values)]).toEqual([candidate.id])
          }
    }
  },
)
