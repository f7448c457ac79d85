/** Runs while the page is built, so that the bundle of the client component needs neither content nor phrases. */
import type { Candidate } from '@/guide/fields/published'
import type { BallotRace } from '@/guide/ask/ballotRaces'
import type { BallotContest } from '@/guide/ask/pages/ballot'
import { describeMark } from '@/components/candidate/CandidateOutcome/CandidateOutcome'
import { describeVotes } from '@/components/race/RaceList/describeBallotRace'
import { hashStatement } from '@/components/ballot/marks/hashStatement'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { joinSentences } from '@/lib/locale/sentences'
import { separator, strongSeparator } from '@/lib/locale/lists'
import { describeAdvance, describeNoVote, describeTicket } from '@/guide/words/descriptions'
import { untagText } from '@/lib/locale/taggedText'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import { href, paths } from '@/lib/paths'

const { landing, myBallot: text } = phrases

/** Text that does not depend on the election. */
export function buildBallotText() {
  const { linkMarks, linkReplaces, ...controls } = toTemplates(text.controls)
  return { ...controls, linkMarks: joinSentences([linkMarks, linkReplaces]), separator: strongSeparator }
}

export function describeContest(contest: BallotContest) {
  const { id, title, localGroup } = contest
  const details = contest.ballotRace ? describeRace(contest.ballotRace, contest.statements) : describeQuestion(contest)
  const { choices, limit } = details
  return {
    id,
    title,
    localGroup,
    /** The marks left, or the warning of too many. The index is the number of marks. Empty if voters rank candidates. */
    tally: Array.from({ length: details.ranking ? 0 : choices.length + 1 }, (_, marks) =>
      marks > limit ? text.tooMany({ marks, limit }) : text.marksLeft({ left: limit - marks, limit }),
    ),
    tooManyHelp: text.tooManyHelp({ contest: title }),
    noteLabel: text.noteOn({ contest: title }),
    ...details,
  }
}

function describeRace(ballotRace: BallotRace, statements: BallotContest['statements']) {
  const { race, candidates } = ballotRace
  const noVote = describeNoVote(ballotRace)
  const ranks = noVote === undefined ? race.ranks : undefined
  const limit = noVote === undefined ? (ranks ?? race.voteFor ?? 1) : 0
  const isEmpty = limit > 0 && candidates.length === 0
  return {
    instruction: noVote ?? describeVotes({ ranks, voteFor: limit }) ?? '',
    about: [
      ranks && text.ranking.help,
      ...describeAdvance(ballotRace),
      race.about,
      isEmpty ? landing.noCandidates : undefined,
    ].filter((line) => typeof line === 'string'),
    rules: undefined,
    link: undefined,
    /** The most marks that count. 0 if there is no vote. */
    limit,
    ranking: ranks === undefined ? undefined : describeRanking(ranks, race.rankRules),
    choices: candidates.map((candidate, index) => describeCandidate(candidate, statements[index] ?? [])),
  }
}

/** The names of the ranks, and what to say of skipped and repeated ones. */
function describeRanking(count: number, rules: BallotRace['race']['rankRules'] = {}) {
  const { choice, controls, askOffice } = text.ranking
  const { skipped = askOffice, shared = askOffice, repeated = askOffice } = rules
  return {
    ranks: Array.from({ length: count }, (_, index) => choice({ rank: index + 1 })),
    text: toTemplates(controls),
    rules: { skipped, shared, repeated },
    separator,
  }
}

function describeQuestion(question: Extract<BallotContest, { readonly ballotRace: undefined }>) {
  const { id, person, rules, answers, hasOwnAnswers } = question
  return {
    instruction: hasOwnAnswers ? text.oneAnswer : text.yesOrNo,
    about: person === undefined ? [] : [person],
    /** Sentences like `about`, which are also on paper. */
    rules,
    link: { href: href(paths.question(id)), label: text.readQuestion },
    limit: 1,
    ranking: undefined,
    choices: answers.map(describeAnswer),
  }
}

function describeCandidate(candidate: Candidate, statements: BallotContest['statements'][number]) {
  const { id, name, sortName, runningMates, withdrawn } = candidate
  return {
    id,
    name,
    sortName,
    /** What follows the name, like " and Bo Li". */
    others: runningMates && describeTicket(name, runningMates),
    link: { href: href(paths.profile(id)), label: text.readAbout({ name }) },
    mark: describeMark(candidate),
    warning: withdrawn ? text.withdrew({ name }) : undefined,
    /** Statements that the reader may have ticked. Each one once. */
    statements: statements
      .filter(({ text: said }, index) => statements.findIndex((other) => other.text === said) === index)
      .map((statement) => ({
        id: hashStatement(statement.original ?? untagText(statement.text)),
        name: statement.name,
        lang: findForeignLanguage(statement.language),
      })),
  }
}

function describeAnswer({ id, label: name }: { readonly id: string; readonly label: string }) {
  // Without a surname, all of it is bold.
  const none = { others: undefined, link: undefined, mark: undefined, warning: undefined }
  return { id, name, sortName: '', ...none, statements: [] }
}

export type Ranking = NonNullable<ContestContent['ranking']>

export type ContestContent = ReturnType<typeof describeContest>

/** A candidate, or an answer to a question, like `yes`. */
export type ChoiceContent = ContestContent['choices'][number]

export type BallotText = ReturnType<typeof buildBallotText>
