import { drawPortrait } from '@/lib/drawing/drawings'
import { aCandidate, aGuide } from '@/guide/testing/factories'
import { setGuide } from './testing/mockGuide'
import { GET as getPortrait, generateStaticParams } from './img/[file]/route'

it('serves a placeholder portrait with the initials of each candidate without a photograph', async () => {
  setGuide(aGuide({ candidates: [aCandidate(), aCandidate({ id: 'bob-cole', src: 'bob-cole.jpg' })] }))
  expect(generateStaticParams()).toEqual([{ file: 'ada-byron.svg' }])
  const response = await getPortrait(new Request('https://guide.example'), {
    params: Promise.resolve({ file: 'ada-byron.svg' }),
  })
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(drawPortrait('AB'))
})

it('has a placeholder file if every candidate has a photograph, because Next.js rejects an empty list', () => {
  setGuide(aGuide({ candidates: [aCandidate({ src: 'ada-byron.jpg' })] }))
  expect(generateStaticParams()).toEqual([{ file: 'no.id.svg' }])
})
