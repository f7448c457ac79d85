/** @jest-environment node */
import { loadEdited } from '@/guide/testing/copyElection'
import { aGuide, aQuestion } from '@/guide/testing/factories'
import { listOpenGraphImages, buildQuestionImage } from './openGraphImages'

const images = listOpenGraphImages(loadEdited(() => {}))

it('creates one image for every candidate and every other page', () => {
  expect(images.map(({ path }) => path)).toEqual([
    '/share/index.png',
    '/share/candidates.png',
    '/share/corrections.png',
    '/share/data.png',
    '/share/how-to-vote.png',
    '/share/results.png',
    '/share/about.png',
    '/share/about/fairness.png',
    '/share/my-ballot.png',
    '/share/topics.png',
    '/share/compare.png',
    '/share/candidates/cityCouncil.png',
    '/share/candidates/mayor.png',
    '/share/compare/cityCouncil.png',
    '/share/compare/mayor.png',
    '/share/profile/ada.png',
    '/share/profile/bob.png',
    '/share/profile/cy.png',
    '/share/profile/dee.png',
  ])
})

it.each([
  ['index', 'November 7, 2017', ['City Council, Mayor', 'Who ran, and who was elected']],
  ['candidates', 'Candidates', ['City Council, Mayor', 'Tuesday, November 7, 2017']],
  ['corrections', 'Corrections', ['Anytown city election', 'Tuesday, November 7, 2017']],
  ['how-to-vote', 'How to vote', ['Anytown city election', 'Tuesday, November 7, 2017']],
  ['results', 'Results', ['Anytown city election', 'Tuesday, November 7, 2017']],
  ['about', 'About this guide', ['Anytown city election', 'Tuesday, November 7, 2017']],
  ['about/fairness', 'Is this guide fair?', ['Anytown city election', 'Tuesday, November 7, 2017']],
  ['my-ballot', 'My ballot', ['Anytown city election', 'Tuesday, November 7, 2017']],
  ['candidates/mayor', 'Mayor', ['Anytown city election', 'Tuesday, November 7, 2017']],
  ['profile/ada', 'Ada Byron', ['City Council', 'Tuesday, November 7, 2017']],
  ['profile/dee', 'Dee Eaton', ['Mayor', 'Tuesday, November 7, 2017']],
])('shows only these facts in the image of %s', (page, heading, details) => {
  const path = `/share/${page}.png`
  const expected = { path, siteTitle: 'Anytown City Elections', heading, details }
  expect(images.find((image) => image.path === path)).toEqual(expected)
})

it('shows the group of a race, if it has one', () => {
  const image = listOpenGraphImages(loadEdited(() => {}, 'region')).find(
    ({ path }) => path === '/share/compare/ward3.png',
  )
  expect(image?.details).toEqual(['Ward 3, Ridge', 'Saturday, October 17, 2026'])
})

it('shows the title and number of a ballot question, never an argument or the outcome', () => {
  const guide = aGuide({
    questions: [
      { ...aQuestion, number: '2A' },
      { ...aQuestion, id: 'question-2' },
    ],
  })
  expect(guide.questions.map((question) => buildQuestionImage(guide, question))).toEqual([
    {
      path: '/share/questions/question-1.png',
      siteTitle: 'Anytown City Elections',
      heading: 'A new library',
      details: ['Question 2A', 'Tuesday, November 7, 2017'],
    },
    {
      path: '/share/questions/question-2.png',
      siteTitle: 'Anytown City Elections',
      heading: 'A new library',
      details: ['Ballot question', 'Tuesday, November 7, 2017'],
    },
  ])
  expect(listOpenGraphImages(guide).map(({ path }) => path)).toContain('/share/questions/question-2.png')
})
