import { render, screen } from '@testing-library/react'
import { CandidateLinks } from './CandidateLinks'

it('shows every kind of link but the website in one order, with addresses in the same form', () => {
  render(
    <CandidateLinks
      links={{
        linkedin: 'https://linkedin.example/in/ada',
        phone: '+1 (902) 555-0110 ext. 4',
        email: 'ada@ada.example',
        website: 'https://ada.example/',
      }}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Email', 'Phone', 'LinkedIn'])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['ada@ada.example', 'mailto:ada@ada.example', null],
    ['+1 (902) 555-0110 ext. 4', 'tel:+19025550110;ext=4', null],
    ['linkedin.example/in/ada', 'https://linkedin.example/in/ada', 'nofollow noopener'],
  ])
})
