import { render } from '@testing-library/react'
import { OpenGraphTags } from './OpenGraphTags'

it('describes the share image in the head', () => {
  render(<OpenGraphTags url="https://guide.example/share/index.png" alt="Ada Byron, City Council" />)
  const tags = [...document.head.querySelectorAll('meta')].map((tag) => [
    tag.getAttribute('property') ?? tag.name,
    tag.content,
  ])
  expect(Object.fromEntries(tags)).toEqual({
    'og:image': 'https://guide.example/share/index.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Ada Byron, City Council',
  })
})
