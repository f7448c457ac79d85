/** Answers to questionnaires, compared with the editors' files. */
import { answersPage } from './support/answers'
import { racesOf, statusTables } from './support/questionnaires'
import { expect, test } from './support/site'

test(
  'every questionnaire shows each question with the answer or the status of everyone, and nothing else',
  { tag: '@facts' },
  async ({ readLines, election, paths }) => {
    for (const questionnaire of election.questionnaires) {
      const races = racesOf(election, questionnaire)
      const path = `./answers/${questionnaire.id}/`
      expect(await readLines(path)).toEqual(answersPage(election, questionnaire, races, paths))
      for (const race of races.filter(({ id }) => paths.includes(`${path}${id}/`)))
        // oxlint-disable-next-line no-await-in-loop -- the first wrong page is reported
        expect(await readLines(`${path}${race.id}/`)).toEqual(answersPage(election, questionnaire, [race], paths))
    }
  },
)

test(
  'the page about fairness shows the status of everyone in each questionnaire',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const lines = await readLines('./about/fairness/')
    const start = lines.indexOf('## Who answered questionnaires')
    expect(start === -1 ? [] : lines.slice(start, -1)).toEqual(statusTables(election))
  },
)
