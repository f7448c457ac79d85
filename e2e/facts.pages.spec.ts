/** The addresses, the titles and the navigation of all pages. */
import * as cheerio from 'cheerio'
import { comparedRaces } from './support/election'
import { pageTypes } from './support/samplePages'
import { expect, test } from './support/site'

test('the sitemap lists every page', ({ paths, election }) => {
  const candidatePages = election.candidates.flatMap(({ id, stances }) => [
    `./profile/${id}/`,
    ...stances.map((_, index) => `./profile/${id}/stance${index + 1}/`),
  ])
  const racePages = election.races.map(({ id }) => `./candidates/${id}/`)
  const comparisons = comparedRaces(election).map(({ id }) => `./compare/${id}/`)
  const pages = ['', 'candidates/', 'compare/', 'topics/', 'my-ballot/', 'how-to-vote/', 'results/', 'about/']
  const trustPages = ['about/fairness/', 'corrections/', 'data/']
  const questionPages = (election.questions ?? []).map(({ id }) => `./questions/${id}/`)
  const topicPages = (election.topics ?? []).map(({ id }) => `./topics/${id}/`)
  expect(paths.toSorted()).toEqual(
    [
      ...[...pages, ...trustPages].map((path) => `./${path}`),
      ...topicPages,
      ...racePages,
      ...comparisons,
      ...questionPages,
      ...candidatePages,
    ].toSorted(),
  )
})

test('every page has a heading, a language, and a title and a description of its own', async ({
  request,
  paths,
  election,
}) => {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const response = await request.get(path)
      const $ = cheerio.load(await response.text())
      return {
        path,
        status: response.status(),
        language: $('html').attr('lang'),
        headings: $('h1').length,
        title: $('title').text(),
        description: $('meta[name="description"]').attr('content') ?? '',
      }
    }),
  )
  for (const each of pages)
    expect(each).toMatchObject({ status: 200, language: election.language ?? 'en', headings: 1 })
  for (const { path, title, description } of pages) {
    expect(title, path).not.toBe('')
    expect(description, path).toMatch(/.{30,}/)
  }
  for (const field of ['title', 'description'] as const)
    expect(new Set(pages.map((each) => each[field])).size, field).toBe(paths.length)
})

test('the navigation of every type of page leads to the steps of a voter, and marks where the page is', async ({
  request,
  election,
  address,
}) => {
  const steps = ['candidates', 'compare', 'my-ballot', election.results ? 'results' : 'how-to-vote', 'about']
  for (const path of pageTypes(election)) {
    const $ = cheerio.load(await (await request.get(path)).text())
    const entries = $('header nav a')
      .get()
      .map((link) => [$(link).attr('href'), $(link).attr('aria-current')])
    const expected = steps.map((step) => {
      const current = path === `./${step}/` ? 'page' : path.startsWith(`./${step}/`) ? 'true' : undefined
      return [new URL(`${step}/`, address).pathname, current]
    })
    expect([path, ...entries]).toEqual([path, ...expected])
  }
})
