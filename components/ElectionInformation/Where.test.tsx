import { within } from '@testing-library/react'
import { anElection } from '@/guide/testing/factories'
import { confirmed, listSources, old, readLines, renderPart } from './testing/renderFacts'

it('links to the polling place finder, with words that fit at any time, and to the election office', () => {
  const part = renderPart('Where')
  const where = within(part)
  const finder = where.getByRole('link', { name: 'Find your polling place' })
  expect(finder).toHaveAttribute('href', 'https://state.example/where')
  expect(readLines(part)).toEqual([
    'Find your polling place',
    'Published by State of Anystate.',
    'For all of Anystate. Not confirmed by Anytown for this election.',
    'Questions? Ask:',
    'Elections Office',
    'City Hall',
  ])
  expect(where.getByRole('link', { name: 'Elections Office' })).toHaveAttribute('href', 'https://city.example/')
  expect(listSources(where)).toEqual(['Interview. Town Radio, October 20, 2017.', 'Minutes. City, undated page.'])
})

it('shows polling places and offices with their contacts and groups', () => {
  const places = [
    { name: 'Fire Hall', place: '12 Ferry Road', url: 'https://fire.example/', group: 'ward-3', ...confirmed },
    { name: 'School', place: '88 Ridge Road', publisher: 'City', ...old },
  ]
  const offices = [
    { name: 'Clerk', phone: '902-555-0142', email: 'clerk@city.example', hours: 'Monday to Friday', ...old },
    { name: 'Ward Office', group: 'ward-3', url: 'https://ward.example/', publisher: 'City', ...confirmed },
  ]
  const part = renderPart('Where', { where: { ...anElection.where, places, offices } })
  expect(readLines(part).slice(3)).toEqual([
    'Polling places',
    'Fire Hall',
    '12 Ferry Road',
    'Only for Ward 3.',
    'School',
    '88 Ridge Road',
    'According to City.',
    'From another year. Not confirmed for this election.',
    'Questions? Ask:',
    'Clerk',
    '902-555-0142',
    'clerk@city.example',
    'Monday to Friday',
    'From another year. Not confirmed for this election.',
    'Ward Office',
    'Only for Ward 3.',
    'Published by City.',
  ])
  const where = within(part)
  expect(where.getByRole('link', { name: '902-555-0142' })).toHaveAttribute('href', 'tel:9025550142')
  expect(where.getByRole('link', { name: 'clerk@city.example' })).toHaveAttribute('href', 'mailto:clerk@city.example')
  expect(where.getByRole('link', { name: 'Fire Hall' })).toHaveAttribute('href', 'https://fire.example/')
})

it('begins with the polling places if there is no finder', () => {
  const places = [{ name: 'Fire Hall', place: '12 Ferry Road', ...confirmed }]
  expect(readLines(renderPart('Where', { where: { places } }))).toEqual([
    'Polling places',
    'Fire Hall',
    '12 Ferry Road',
  ])
})
