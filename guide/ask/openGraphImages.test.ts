import { loadEdited } from '@/guide/testing/copyElection'
import { aGuide, aQuestion } from '@/guide/testing/factories'
import { listOpenGraphImages, buildQuestionImage } from './openGraphImages'

const images = listOpenGraphImages(loadEdited(() => {}))

it('creates one image for every candidate and every other page, with these facts only', () => {
  const day = 'Tuesday, November 7, 2017'
  const election = ['Anytown city election', day]
  const races = 'City Council, Mayor'
  expect(images.map(({ path, heading, details }) => [path, heading, details])).toEqual([
    ['/share/index.png', 'November 7, 2017', [races, 'Who ran, and who won']],
    ['/share/candidates.png', 'Candidates', [races, day]],
    ['/share/corrections.png', 'Corrections', election],
    ['/share/data.png', 'Open data', election],
    ['/share/how-to-vote.png', 'How to vote', election],
    ['/share/results.png', 'Results', election],
    ['/share/about.png', 'About this guide', election],
    ['/share/about/fairness.png', 'Is this guide fair?', election],
    ['/share/accessibility.png', 'Accessibility', election],
    ['/share/my-ballot.png', 'My ballot', election],
    ['/share/candidates/cityCouncil.png', 'City Council', election],
    ['/share/candidates/mayor.png', 'Mayor', election],
    ['/share/compare/cityCouncil.png', 'City Council, side by side', election],
    ['/share/compare/mayor.png', 'Mayor, side by side', election],
    ['/share/profile/ada.png', 'Ada Byron', ['City Council', day]],
    ['/share/profile/bob.png', 'Bob Cole', ['City Council', day]],
    ['/share/profile/cy.png', 'Cy Dunn', ['Mayor', day]],
    ['/share/profile/dee.png', 'Dee Eaton', ['Mayor', day]],
  ])
  expect(new Set(images.map(({ siteTitle }) => siteTitle))).toEqual(new Set(['Anytown City Elections']))
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
      isMirrored: false,
      siteTitle: 'Anytown City Elections',
      heading: 'A new library',
      details: ['Question 2A', 'Tuesday, November 7, 2017'],
    },
    {
      path: '/share/questions/question-2.png',
      isMirrored: false,
      siteTitle: 'Anytown City Elections',
      heading: 'A new library',
      details: ['Ballot question', 'Tuesday, November 7, 2017'],
    },
  ])
  expect(listOpenGraphImages(guide).map(({ path }) => path)).toContain('/share/questions/question-2.png')
})
