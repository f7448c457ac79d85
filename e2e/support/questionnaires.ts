/** Who was asked and who answered, as pages must show it. */
import {
  candidatesOf,
  hasRaceIndex,
  profilePath,
  type Candidate,
  type Election,
  type Questionnaire,
  type Race,
} from './election'
import { link } from './facts'
import { collapse } from './outline'
import { titleOf } from './races'

export type Asked = NonNullable<Questionnaire['questions']>[number]

export const labels: Readonly<Record<string, string>> = {
  answered: 'Answered',
  'left empty': 'Left empty',
  asked: 'Asked, no answer',
  reminded: 'Asked and reminded, no answer',
  declined: 'Declined to answer',
  'not asked': 'Not asked',
  'not known': 'Not known',
}

export function statusOf({ statuses = {}, questions = [] }: Questionnaire, id: string): string {
  return questions.some(({ answers }) => answers?.[id]) ? 'answered' : (statuses[id] ?? 'not known')
}

export function askedIn({ questions = [] }: Questionnaire, { id }: Race): readonly Asked[] {
  return questions.filter(({ races }) => !races || races.includes(id))
}

/** The races of the questions or, without questions, of the people with a status. */
export function racesOf(election: Election, questionnaire: Questionnaire): readonly Race[] {
  const { statuses = {}, questions = [] } = questionnaire
  const withPeople = election.races.filter((race) => candidatesOf(election, race).length > 0)
  const found = withPeople.filter((race) =>
    questions.length > 0
      ? askedIn(questionnaire, race).length > 0
      : candidatesOf(election, race).some(({ id }) => statuses[id]),
  )
  return found.length > 0 ? found : withPeople
}

export function countAsked(election: Election, questionnaire: Questionnaire, races: readonly Race[]) {
  const running = races.flatMap((race) => candidatesOf(election, race).filter(({ withdrawn }) => !withdrawn))
  const asked = running.filter(({ id }) => !statusOf(questionnaire, id).startsWith('not ')).length
  return { asked, people: running.length }
}

/** The page of a race of a questionnaire, or its part of the page. */
export function pathTo({ id }: Questionnaire, race: Race, paths: readonly string[]): string {
  const own = `./answers/${id}/${race.id}/`
  return paths.includes(own) ? own : `./answers/${id}/#race-${race.id}`
}

export function pathToQuestion(
  questionnaire: Questionnaire,
  race: Race,
  { id }: Asked,
  paths: readonly string[],
): string {
  return pathTo(questionnaire, race, paths).replace(/(?:#.*)?$/, `#${race.id}.${id}`)
}

/** The questions on a topic that everyone who runs in a race was asked, with who chose what. */
export function topicAnswerLines(election: Election, race: Race, topic: string, paths: readonly string[]): string[] {
  const everyone = candidatesOf(election, race)
  return election.questionnaires.flatMap((questionnaire) => {
    const onTopic = askedIn(questionnaire, race).filter((each) => each.topic === topic)
    const questions = [...onTopic.filter(({ choices }) => choices), ...onTopic.filter(({ choices }) => !choices)]
    const { asked, people } = countAsked(election, questionnaire, [race])
    if (questions.length === 0 || questionnaire.sameQuestions === false || people === 0 || asked < people) return []
    const [answering, silent] = [true, false].map((has) =>
      everyone.filter(({ id }) => (statusOf(questionnaire, id) === 'answered') === has),
    )
    return [
      `### Answers to the same questions: ${questionnaire.name}`,
      link("Read everyone's answers", pathTo(questionnaire, race, paths)),
      ...questions.flatMap((each) => [
        link(collapse(each.text), pathToQuestion(questionnaire, race, each, paths)),
        ...(each.choices ? choiceLines(questionnaire, each, answering!, ({ name }) => name) : []),
      ]),
      ...silentLines(
        silent!,
        ({ id }) => statusOf(questionnaire, id),
        ({ name }) => name,
      ),
    ]
  })
}

/** Who chose what, and why others have no answer. */
export function choiceLines(
  questionnaire: Questionnaire,
  asked: Asked,
  people: readonly Candidate[],
  nameOf: (person: Candidate) => string,
): string[] {
  const { choices = [], otherChoice, answers = {} } = asked
  const rows = [...choices, ...(otherChoice ? [otherChoice] : [])].flatMap((choice) => {
    const chosen = people.filter(({ id }) => answers[id]?.choices?.includes(choice))
    return [choice, ...(chosen.length > 0 ? chosen.map(nameOf) : ['Nobody'])]
  })
  const silent = people.filter(({ id }) => isSilent(asked, id))
  return [...rows, ...silentLines(silent, ({ id }) => silence(questionnaire, asked, id), nameOf)]
}

function silentLines(
  people: readonly Candidate[],
  findStatus: (person: Candidate) => string,
  nameOf: (person: Candidate) => string,
): string[] {
  return Object.entries(labels).flatMap(([status, label]) => {
    const found = people.filter((person) => findStatus(person) === status)
    return found.length > 0 ? [label, ...found.map(nameOf)] : []
  })
}

export const isSilent = ({ answers = {} }: Asked, id: string) => !answers[id] || answers[id].leftEmpty

/** Why there is no answer. */
export function silence(questionnaire: Questionnaire, { answers = {} }: Asked, id: string): string {
  if (answers[id]?.leftEmpty) return 'left empty'
  const status = statusOf(questionnaire, id)
  return status === 'answered' ? 'not known' : status
}

/** The tables of who answered what, on the page about fairness. */
export function statusTables(election: Election): string[] {
  const tables = election.races.flatMap((race) => {
    const about = election.questionnaires.filter((each) => racesOf(election, each).includes(race))
    if (about.length === 0) return []
    return [
      `### ${titleOf(election, race)}`,
      'Candidate',
      ...about.map(({ name }) => name),
      ...candidatesOf(election, race).flatMap((person) => [
        `${link(person.name, hasRaceIndex(election) ? undefined : profilePath(person))}${person.withdrawn ? ' Withdrawn' : ''}`,
        ...about.map((each) => labels[statusOf(each, person.id)]!),
      ]),
    ]
  })
  if (tables.length === 0) return []
  const note =
    '“Asked, no answer” is never read as a no. “Not known” means that we have no proof that the person was asked.'
  const byRace = election.races.flatMap((race) =>
    election.questionnaires.filter((each) => racesOf(election, each).includes(race)),
  )
  const links = [...new Set(byRace)].map(({ id, name }) => link(name, `./answers/${id}/`))
  return ['## Who answered questionnaires', note, ...links, ...tables]
}
