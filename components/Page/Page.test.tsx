import { render, screen } from '@testing-library/react'
import { anElection } from '@/guide/testing/factories'
import { Page } from './Page'

const props = {
  election: { ...anElection, publisher: { contact: 'editors@guide.example' } },
  updated: '2017-10-21',
  comparisonPath: '/compare/council/',
  pageViewsEnabled: false,
  openGraphImage: { url: '/share/index.png', alt: 'Anytown City Elections' },
}

it('states above the header that the election is over once there are results', () => {
  render(
    <Page {...props} election={{ ...anElection, results: { winners: {}, sources: [] } }}>
      Content
    </Page>,
  )
  const notice = screen.getByRole('complementary', { name: 'Election status' })
  expect(notice).toHaveTextContent('This election is over. Who won')
  expect(notice.nextElementSibling).toBe(screen.getByRole('banner'))
})
