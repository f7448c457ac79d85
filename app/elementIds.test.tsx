import * as cheerio from 'cheerio'
import { raceId } from '@/guide/fields/ids'
import { aQuestion } from '@/guide/testing/factories'
import { setGuide } from './testing/mockGuide'
import { listParams, renderDocument, routeFiles } from './testing/routes'
import { buildTextGuide } from './testing/textGuide'

// Pages take long to render on a busy computer.
jest.setTimeout(30_000)

async function listElementIds(file: string, raceIds: readonly string[]): Promise<readonly string[]> {
  const guide = buildTextGuide('word', 'variants')
  const candidates = guide.candidates
    .filter(({ race }) => race === 'council')
    .map((candidate) => ({ ...candidate, candidacies: candidate.candidacies.slice(0, 1) }))
  const races = raceIds.map((id) => ({ ...guide.races[0]!, id }))
  setGuide({ ...guide, candidates, races, questions: [{ ...aQuestion, id: 'library' }] })
  const [params] = await listParams(file)
  const $ = cheerio.load(await renderDocument(file, params))
  return [...$('[id]')].map((element) => element.attribs.id ?? '')
}

it.each(routeFiles.filter((file) => !/^(?:compare|answers)\/\[\w+\]\/\[/.test(file)))(
  '%s has no two elements with one id, whatever the races are called',
  async (file) => {
    const ids = (await listElementIds(file, ['council', 'mayor'])).filter((id) => raceId.safeParse(id).success)
    const all = await listElementIds(file, ['council', ...ids.filter((id) => id !== 'council').slice(0, 4)])
    expect(all.filter((id, index) => all.indexOf(id) < index)).toEqual([])
  },
)
