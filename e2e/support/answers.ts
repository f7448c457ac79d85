/** The pages of questionnaires, as they must be. */
import {
  candidaciesOf,
  candidatesOf,
  profilePath,
  type Candidate,
  type Election,
  type Questionnaire,
  type Race,
} from './election'
import { cite, citeFolded } from './citations'
import { link, longDate, mark, sourceDate } from './facts'
import { collapse } from './outline'
import {
  askedIn,
  choiceLines,
  countAsked,
  isSilent,
  labels,
  pathTo,
  pathToQuestion,
  racesOf,
  silence,
  statusOf,
  type Asked,
} from './questionnaires'
import { describeList, titleOf } from './races'

/** The page of a questionnaire with these races. */
export function answersPage(
  election: Election,
  questionnaire: Questionnaire,
  races: readonly Race[],
  paths: readonly string[],
): string[] {
  const { name, about, askedBy, asked, means, published, changed, sources, questions = [], due } = questionnaire
  const all = racesOf(election, questionnaire)
  const isSplit = paths.includes(`./answers/${questionnaire.id}/${all[0]?.id}/`)
  const isOfRace = isSplit && races.length === 1
  const days = all.map((race) => due?.[race.id])
  const shownDays =
    new Set(days).size === 1
      ? days.slice(0, 1).flatMap((day) => (day ? [longDate(day)] : []))
      : all.flatMap((race, index) => (days[index] ? [`${titleOf(election, race)}: ${longDate(days[index])}`] : []))
  const quoted = races.flatMap((race) => askedIn(questionnaire, race).flatMap((each) => each.sources ?? sources))
  return [
    isOfRace ? `# ${name}: ${titleOf(election, races[0]!)}` : `# ${name}`,
    ...(about ? [collapse(about)] : []),
    'Asked by',
    askedBy,
    'Who was asked',
    describeAsked(countAsked(election, questionnaire, all)),
    ...(asked ? ['Asked', sourceDate(String(asked))] : []),
    ...(shownDays.length > 0 ? ['Answers due', shownDays.join('; ')] : []),
    ...(means ? ['How', means] : []),
    ...(published
      ? [
          'Answers published',
          `${sourceDate(String(published))}${changed ? ` Last changed: ${sourceDate(String(changed))}` : ''}`,
        ]
      : []),
    ...(isSplit && !isOfRace
      ? [
          'There is too much to show on this page. Choose a race to see its answers.',
          ...all.flatMap((race) => [
            link(titleOf(election, race), pathTo(questionnaire, race, paths)),
            describeAsked(countAsked(election, questionnaire, [race])),
          ]),
        ]
      : [
          ...races.flatMap((race) => raceLines(election, questionnaire, race, races.length === 1)),
          "Questions may be shortened. Text without quotation marks is the editors' summary. “Asked, no answer” means only that. It gives no reason, and silence is not a position.",
        ]),
    '## Sources',
    ...cite(election, [...sources, ...(questions.length > 0 ? quoted : [])]),
    link('Who answered questionnaires', './about/fairness/'),
  ]
}

function describeAsked({ asked, people }: { readonly asked: number; readonly people: number }): string {
  if (asked === 0) return 'We do not know who was asked'
  if (asked < people) return `${asked} of ${people} candidates, as far as we know`
  return people === 1 ? 'The only candidate' : `All ${people} candidates`
}

function raceLines(election: Election, questionnaire: Questionnaire, race: Race, isAlone: boolean): string[] {
  const people = candidatesOf(election, race)
  const questions = askedIn(questionnaire, race)
  const { asked, people: running } = countAsked(election, questionnaire, [race])
  const name = titleOf(election, race)
  const note =
    questionnaire.sameQuestions === false
      ? 'People were asked different questions. Do not compare the answers.'
      : asked === running && running > 0
        ? `Everyone in this race ${people.some(({ withdrawn }) => withdrawn) ? 'who has not withdrawn ' : ''}was asked the same questions.`
        : 'We do not know that everyone in this race was asked. Do not compare the answers.'
  return [
    ...(isAlone ? [] : [`## ${name}`]),
    `${note} ${describeList(election, people)}`,
    ...(questions.length > 1 ? [`All ${questions.length} questions for ${name}`] : []),
    ...(questions.length > 1 ? questions.map((each) => link(titleOfQuestion(each), `./#${race.id}.${each.id}`)) : []),
    ...questions.flatMap((each) => questionLines(election, questionnaire, each, people, isAlone ? '##' : '###')),
    ...(questions.length > 0
      ? []
      : [
          'This guide does not have these questions and answers. It has only who answered.',
          ...people.flatMap((person) => [nameLink(person), labels[statusOf(questionnaire, person.id)]!]),
        ]),
  ]
}

function titleOfQuestion({ number, text }: Asked): string {
  return [...(number ? [number] : []), collapse(text)].join(' ')
}

const nameLink = (person: Candidate) => link(person.name, profilePath(person))

function questionLines(
  election: Election,
  questionnaire: Questionnaire,
  asked: Asked,
  people: readonly Candidate[],
  level: string,
): string[] {
  const { choices, several, otherChoice, url, locator, answers = {}, sources = questionnaire.sources } = asked
  const speaking = people.filter(
    ({ id }) => !choices || answers[id]?.quote || answers[id]?.summary || answers[id]?.otherAnswer,
  )
  return [
    `${level} ${titleOfQuestion(asked)}`,
    choices
      ? `${several ? 'People could choose several answers.' : 'People chose one answer.'}${otherChoice ? ' They could also write their own.' : ''}`
      : 'An open question.',
    ...(choices ? choiceLines(questionnaire, asked, people, nameLink) : []),
    ...(choices && speaking.length > 0 ? ['Comments'] : []),
    ...speaking.flatMap((person) => [
      `${level}# ${nameLink(person)}`,
      ...answerOf(questionnaire, asked, person.id, several ?? false),
    ]),
    ...(url
      ? [link(locator ? `Read the full answers to ${locator}` : 'Read the full answers', url)]
      : [...(locator ? [`In the source: ${locator}`] : []), ...citeFolded(election, sources)]),
  ]
}

/** What a person answered, or why there is no answer. */
function answerOf(questionnaire: Questionnaire, asked: Asked, id: string, hidesChoices: boolean): string[] {
  if (isSilent(asked, id)) return [labels[silence(questionnaire, asked, id)]!]
  return answerLines(asked.answers![id]!, hidesChoices)
}

function answerLines(answer: NonNullable<Asked['answers']>[string], hidesChoices: boolean): string[] {
  const { choices = [], otherAnswer, quote, summary, language } = answer
  const chosen = new Intl.ListFormat('en').format(choices)
  const languageName = language ? new Intl.DisplayNames('en', { type: 'language' }).of(language) : undefined
  return [
    ...(otherAnswer ? [`${chosen}: ${collapse(otherAnswer)}`] : hidesChoices || choices.length === 0 ? [] : [chosen]),
    ...(quote
      ? [mark(language, `“${quote.trim()}”`), `The candidate's own words${languageName ? `, in ${languageName}` : ''}`]
      : []),
    ...(summary ? [collapse(summary)] : []),
  ]
}

/** The section of a profile about questionnaires, with the candidate's own answers. */
export function profileAnswerLines(election: Election, candidate: Candidate, paths: readonly string[]): string[] {
  const ids = new Set(candidaciesOf(candidate).map(({ race }) => race))
  const asked = election.questionnaires.flatMap((questionnaire) => {
    const race = racesOf(election, questionnaire).find(({ id }) => ids.has(id))
    return race ? [{ questionnaire, race, status: statusOf(questionnaire, candidate.id) }] : []
  })
  if (asked.length === 0) return []
  return [
    '## Answers to questionnaires',
    ...asked.flatMap(({ questionnaire, race, status }) => [
      link(questionnaire.name, pathTo(questionnaire, race, paths)),
      labels[status]!,
    ]),
    ...asked.flatMap(({ questionnaire, race, status }) => {
      const questions = status === 'answered' ? askedIn(questionnaire, race) : []
      if (questions.length === 0) return []
      return [
        `${questionnaire.name}: ${questions.length} ${questions.length === 1 ? 'question and answer' : 'questions and answers'}`,
        ...questions.flatMap((each) => [
          link(titleOfQuestion(each), pathToQuestion(questionnaire, race, each, paths)),
          ...answerOf(questionnaire, each, candidate.id, false),
        ]),
      ]
    }),
  ]
}
