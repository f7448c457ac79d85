/** @jest-environment node */
import { loadGuide } from './load/load'
import { openGraphImages } from './openGraphImages'
import { copyElection, removeCopies } from './fixtures/copyElection'

afterAll(removeCopies)

it('there is one picture for every candidate and every page of the guide', () => {
  const pictures = openGraphImages(loadGuide(copyElection().root))
  expect(pictures.map(({ path }) => path)).toEqual([
    '/share/index.png',
    '/share/candidates.png',
    '/share/corrections.png',
    '/share/profile/ada.png',
    '/share/profile/bob.png',
    '/share/profile/cy.png',
    '/share/profile/dee.png',
  ])
})

it("a candidate's says name, race and election, and never a stance", () => {
  const pictures = openGraphImages(loadGuide(copyElection().root))
  expect(pictures.find(({ path }) => path.endsWith('/dee.png'))).toEqual({
    path: '/share/profile/dee.png',
    siteTitle: 'Anytown City Elections',
    heading: 'Dee Eaton',
    details: ['Mayor', 'Tuesday, November 7, 2023'],
  })
})
