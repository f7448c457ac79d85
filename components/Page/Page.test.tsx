import { render, screen } from '@testing-library/react'
import { anElection } from '@/guide/testing/factories'
import { Page } from './Page'

const props = {
  election: { ...anElection, publisher: { contact: 'editors@guide.example' } },
  updated: '2017-10-21',
  pageViewsEnabled: false,
  openGraphImage: { url: '/share/index.png', alt: 'Anytown City Elections' },
}

it('has a header, the content and a footer', () => {
  render(<Page {...props}>Content</Page>)
  expect(screen.getByRole('main')).toHaveTextContent('Content')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 21, 2017.')
  expect(screen.getByRole('link', { name: 'editors@guide.example' })).toBeInTheDocument()
  const links = [...screen.getByRole('banner').querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['Anytown City Elections', '/'],
    ['Candidates', '/candidates/'],
    ['Compare', '/compare/'],
    ['My ballot', '/my-ballot/'],
    ['How to vote', '/how-to-vote/'],
    ['About', '/about/'],
  ])
})

it('begins with a link that skips to the content', () => {
  render(<Page {...props}>Content</Page>)
  const [skipLink] = screen.getAllByRole('link')
  expect(skipLink).toHaveTextContent('Skip to content')
  expect(skipLink).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
})

it('states above the header that the election is over once there are results', () => {
  render(
    <Page {...props} election={{ ...anElection, results: { winners: {}, sources: [] } }}>
      Content
    </Page>,
  )
  const notice = screen.getByRole('complementary', { name: 'Election status' })
  expect(notice).toHaveTextContent('This election is over. Who was elected')
  expect(notice.nextElementSibling).toBe(screen.getByRole('banner'))
})

it('does not link the results page to itself above the header', () => {
  render(
    <Page {...props} path="/results/" election={{ ...anElection, results: { winners: {}, sources: [] } }}>
      Content
    </Page>,
  )
  expect(screen.queryByRole('link', { name: 'Who was elected' })).toBeNull()
})
