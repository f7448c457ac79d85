/** Facts on a candidate's profile: those that it shows, and those in the editors' files. */
import type { Page } from 'playwright/test'
import { raceOf, type Candidate, type Election } from './election'
import { cite, longDate, profileSources, resultOf, shownYear } from './facts'
import { collapse, findSection, readSections } from './readPage'

/** Reads the facts of an open profile. Rows are reduced to the words that state the fact. */
export async function readProfile(page: Page, { stances }: Candidate) {
  const sections = await readSections(page)
  const [head] = sections
  const { Position, Party = '', Incumbent, Withdrawn, Result } = head?.rows ?? {}
  const keyStances = findSection(sections, 'Key Stances')
  return {
    name: head?.heading,
    Position,
    party: Party.split(/ (?:The candidate|Stated)/)[0],
    partySources: head?.citations,
    Incumbent,
    Withdrawn,
    result: Result && /^(?:Not e|E)lected\b/.exec(Result)?.[0],
    stances: keyStances.links.map(({ text, url }, index) => {
      const title = collapse(stances[index]?.title ?? '')
      const year = /\d{4}/.exec(text.slice(title.length))?.[0]
      return { title: text.startsWith(title) ? title : text, year, path: url.slice(page.url().length) }
    }),
    noStances: keyStances.links.length > 0 ? undefined : readReason(keyStances.lines[0] ?? ''),
    experience: findSection(sections, 'Experience').lines,
    sources: findSection(sections, 'Sources').citations,
  }
}

/** Words that tell apart the reasons for having no stances. */
const reasonWords = {
  'none found': 'found no',
  'did not respond': 'did not respond',
  declined: 'declined',
  'not asked': 'have not asked',
  'guide does not ask': 'does not ask',
  'election over': 'election is over',
}

function readReason(line: string) {
  const [reason] = Object.entries(reasonWords).find(([, words]) => line.includes(words)) ?? []
  return { reason, date: /as of (.*)\.$/.exec(line)?.[1] }
}

/** The facts that a profile must show. */
export function expectedProfile(election: Election, candidate: Candidate): Awaited<ReturnType<typeof readProfile>> {
  const { name, party, partySource, incumbent, withdrawn, stances, noStances, experience } = candidate
  return {
    name,
    Position: raceOf(election, candidate).position,
    party,
    partySources: cite(election, partySource ? [partySource] : []),
    Incumbent: incumbent === undefined ? undefined : incumbent ? 'Yes' : 'No',
    Withdrawn: withdrawn && (withdrawn.date ? longDate(withdrawn.date) : 'Yes'),
    result: resultOf(election, candidate),
    stances: stances.map((stance, index) => ({
      title: collapse(stance.title),
      year: shownYear(election, stance)?.toString(),
      path: `stance${index + 1}/`,
    })),
    noStances: noStances && { reason: noStances.reason, date: noStances.asOf && longDate(noStances.asOf) },
    experience: [collapse(experience ?? 'Not known.')],
    sources: profileSources(election, candidate),
  }
}
