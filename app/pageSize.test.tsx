/** @jest-environment node */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { aCandidate, anElection, aRace } from '@/data/fixtures/factories'
import type { Guide } from '@/data/schema/published'
import * as corrections from './corrections/page'
import Layout, * as layout from './layout'
import * as notFound from './not-found'
import * as landing from './page'
import * as profile from './profile/[id]/page'
import * as stance from './profile/[id]/[stance]/page'

let mockGuide: Guide

jest.mock('@/data/load/getGuide', () => ({ getGuide: () => mockGuide }))

/** A race with so many candidates, from 10 to 99, so that their number has two digits. */
function buildGuide(count: number): Guide {
  const candidates = Array.from({ length: count }, (_, index) => aCandidate({ id: `person-${10 + index}` }))
  return { election: anElection, races: [aRace], candidates }
}

/** The whole document and what its head gets, as text. */
async function write(page: ReactElement, ...metadata: unknown[]): Promise<string> {
  const document = renderToStaticMarkup(await Layout({ children: page }))
  return document + JSON.stringify([layout.generateMetadata(), ...metadata])
}

const person = { id: 'person-15', stance: 'stance1' }
const params = Promise.resolve(person)

it.each([
  ['landing page', async () => write(landing.default(), landing.generateMetadata())],
  ['profile', async () => write(await profile.default({ params }), await profile.generateMetadata({ params }))],
  ['stance', async () => write(await stance.default({ params }), await stance.generateMetadata({ params }))],
  ['corrections page', async () => write(corrections.default(), corrections.generateMetadata())],
  ['not-found page', async () => write(notFound.default(), notFound.metadata)],
])('the %s is of the same size with 10 candidates and with 99', async (_, render) => {
  mockGuide = buildGuide(10)
  const small = await render()
  mockGuide = buildGuide(99)
  expect(await render()).toHaveLength(small.length)
  expect(small.length).toBeGreaterThan(1000)
})
