/** @jest-environment node */
import * as cheerio from 'cheerio'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { raceId } from '@/guide/fields/ids'
import { aQuestion } from '@/guide/testing/factories'
import { setGuide } from './testing/mockGuide'
import { buildTextGuide } from './testing/textGuide'
import CandidateList from './candidates/page'
import FairnessPage from './about/fairness/page'
import Layout from './layout'
import MyBallotPage from './my-ballot/page'
import Landing from './page'
import ResultsPage from './results/page'
import TopicPage from './topics/[topic]/page'

const pages: Readonly<Record<string, () => ReactElement | Promise<ReactElement>>> = {
  landing: Landing,
  'candidate list': CandidateList,
  results: ResultsPage,
  fairness: FairnessPage,
  'my ballot': MyBallotPage,
  topic: async () => TopicPage({ params: Promise.resolve({ topic: 'parks' }) }),
}

// Pages take long to render on a busy computer.
jest.setTimeout(30_000)

/** Returns the ids of the elements of a page in an election with these races. */
async function listElementIds(name: string, raceIds: readonly string[]): Promise<readonly string[]> {
  const guide = buildTextGuide('word')
  const [race] = guide.races
  setGuide({ ...guide, races: raceIds.map((id) => ({ ...race!, id })), questions: [{ ...aQuestion, id: 'library' }] })
  const page = await pages[name]?.()
  const $ = cheerio.load(renderToStaticMarkup(await Layout({ children: page })))
  return [...$('[id]')].map((element) => element.attribs.id ?? '')
}

it.each(Object.keys(pages))(
  'the %s page has no two elements with one id, whatever the races are called',
  async (name) => {
    const ids = (await listElementIds(name, ['cityCouncil', 'mayor'])).filter((id) => raceId.safeParse(id).success)
    const all = await listElementIds(name, ['cityCouncil', ...ids.filter((id) => id !== 'cityCouncil').slice(0, 4)])
    expect(all.filter((id, index) => all.indexOf(id) < index)).toEqual([])
  },
)
