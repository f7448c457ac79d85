import { joinSentences } from '@/lib/locale/sentences'
import { phrases } from '@/lib/locale/phrases'
import { buildBallotRace, describeOrderAndParties } from '@/guide/ask/ballotRaces'
import { listCandidates } from '@/guide/ask/candidates'
import { findLocalGroup, formatRaceTitle } from '@/guide/ask/races'
import type { Candidate, Guide } from '@/guide/fields/published'
import { listAnswers } from '@/guide/words/answers'
import { describePerson, describeRules } from '@/guide/words/descriptions'

/** A race, or a question, which has no `ballotRace`. */
export type BallotContest = ReturnType<typeof buildBallotContests>[number]

/** A candidate's statements with their names: the title of a key stance, or the topic of a position. */
function nameStatements({ topics }: Guide, { stances, positions }: Candidate) {
  return [
    ...stances.map(({ title, text, original, language }) => ({ name: title, text, original, language })),
    ...positions.map(({ topic, text, original }) => ({
      name: topics.find(({ id }) => id === topic)?.name ?? '',
      text,
      original,
      language: undefined,
    })),
  ]
}

/** The races, then the questions, in the order of the file. */
export function buildBallotContests(guide: Guide) {
  return [
    ...guide.races.map((race) => ({
      id: race.id,
      title: formatRaceTitle(guide, race),
      localGroup: findLocalGroup(guide, race.group),
      ballotRace: buildBallotRace(guide, race),
      /** For each candidate, in the same order. */
      statements: listCandidates(guide, race.id).map((candidate) => nameStatements(guide, candidate)),
    })),
    ...guide.questions.map((question) => ({
      id: question.id,
      title: phrases.questions.name({ title: question.title, number: question.number }),
      localGroup: findLocalGroup(guide, question.group),
      ballotRace: undefined,
      /** The person that the question is about. Undefined for a measure. */
      person: describePerson(question),
      /** The threshold, and that the question is advisory, as sentences. */
      rules: describeRules(question),
      /** As on the ballot: `yes` and `no`, or those of the question. */
      answers: listAnswers(question),
      hasOwnAnswers: question.answers !== undefined,
      statements: [],
    })),
  ]
}

/** The order of the names as sentences, and a warning if it may not be that of the official ballot. */
export function describeBallotOrder(guide: Guide): string {
  const isOfficial = guide.candidates.every(({ ballotOrder, writeIn }) => writeIn || ballotOrder !== undefined)
  return joinSentences([describeOrderAndParties(guide), isOfficial ? undefined : phrases.myBallot.order])
}
