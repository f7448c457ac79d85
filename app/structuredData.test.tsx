/** @jest-environment node */
import * as cheerio from 'cheerio'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { aGuide, setGuide } from './testing/mockGuide'
import CandidateList from './candidates/page'
import Landing from './page'
import ProfilePage from './profile/[id]/page'

beforeEach(() => {
  setGuide(aGuide)
  process.env.SITE_URL = 'https://guide.example'
  process.env.BASE_PATH = '/guide'
})

afterEach(() => {
  delete process.env.SITE_URL
  delete process.env.BASE_PATH
})

/** The descriptions of a page that are outside the content that readers see. */
function readDescriptions(page: ReactElement): unknown[] {
  const $ = cheerio.load(renderToStaticMarkup(page))
  return $('script[type="application/ld+json"]')
    .get()
    .filter((script) => $(script).parents('main, header, footer').length === 0)
    .map((script) => JSON.parse($(script).text()) as unknown)
}

it('the landing page describes the election', () => {
  expect(readDescriptions(Landing())).toMatchObject([
    { '@type': 'Event', name: 'Anytown municipal election', url: 'https://guide.example/guide/' },
  ])
})

it('a profile describes its candidate', async () => {
  expect(readDescriptions(await ProfilePage({ params: Promise.resolve({ id: 'bob-cole' }) }))).toMatchObject([
    { '@type': 'Person', name: 'Bob Cole', url: 'https://guide.example/guide/profile/bob-cole/' },
  ])
})

it('other pages have no description', () => {
  expect(readDescriptions(CandidateList())).toEqual([])
})
