/** @jest-environment node */
import { guideAfter, removeCopies } from './fixtures/copyElection'
import { openGraphImages } from './openGraphImages'

afterAll(removeCopies)

const images = openGraphImages(guideAfter(() => {}))

it('creates one image for every candidate and every other page', () => {
  expect(images.map(({ path }) => path)).toEqual([
    '/share/index.png',
    '/share/candidates.png',
    '/share/corrections.png',
    '/share/candidates/cityCouncil.png',
    '/share/candidates/mayor.png',
    '/share/profile/ada.png',
    '/share/profile/bob.png',
    '/share/profile/cy.png',
    '/share/profile/dee.png',
  ])
})

it.each([
  ['index', 'November 7, 2023', ['City Council, Mayor', 'Who is on the ballot, and how to vote']],
  ['candidates', 'Candidates', ['City Council, Mayor', 'Tuesday, November 7, 2023']],
  ['corrections', 'Corrections', ['Anytown city election', 'Tuesday, November 7, 2023']],
  ['candidates/mayor', 'Mayor', ['Anytown city election', 'Tuesday, November 7, 2023']],
  ['profile/ada', 'Ada Byron', ['City Council', 'Tuesday, November 7, 2023']],
  ['profile/dee', 'Dee Eaton', ['Mayor', 'Tuesday, November 7, 2023']],
])('shows only these facts in the image of %s', (page, heading, details) => {
  const path = `/share/${page}.png`
  const expected = { path, siteTitle: 'Anytown City Elections', heading, details }
  expect(images.find((image) => image.path === path)).toEqual(expected)
})
