import { render, screen } from '@testing-library/react'
import { createWriter } from '@/guide/testing/createWriter'
import { aStance } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { placeholderId } from '@/lib/paths'
import TopicRaceRoute, * as topicRaceRoute from './[topic]/[race]/page'

const parks = { id: 'parks', name: 'Parks' }

it('has a page for each topic and race if the topic has too much for one page', async () => {
  const write = createWriter()
  const candidates = aGuide.candidates.map((candidate) => ({
    ...candidate,
    stances: [aStance(1, { topics: ['parks'], text: write(20_000) })],
  }))
  setGuide({ ...aGuide, topics: [parks], candidates })
  const mayor = { params: Promise.resolve({ topic: 'parks', race: 'mayor' }) }
  expect(topicRaceRoute.generateStaticParams()).toEqual([
    { topic: 'parks', race: 'cityCouncil' },
    { topic: 'parks', race: 'mayor' },
  ])
  expect(await topicRaceRoute.generateMetadata(mayor)).toMatchObject({
    title: 'Parks: Mayor, by candidate',
    description: 'Parks: what the candidates for Mayor said. Election in Anytown on November 7, 2017.',
  })
  render(await TopicRaceRoute(mayor))
  expect(screen.getByRole('heading', { level: 1, name: 'Parks: Mayor' })).toBeInTheDocument()
  expect(screen.getByText(candidates[3]!.stances[0]!.text)).toBeInTheDocument()
  expect(screen.queryByText('Ada Byron')).toBeNull()
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/topics.png')
})

it('has no page for a topic and a race if the page of the topic has everything', async () => {
  setGuide({ ...aGuide, topics: [parks] })
  expect(topicRaceRoute.generateStaticParams()).toEqual([{ topic: placeholderId, race: placeholderId }])
  await expect(TopicRaceRoute({ params: Promise.resolve({ topic: 'parks', race: 'mayor' }) })).rejects.toThrow('404')
})
