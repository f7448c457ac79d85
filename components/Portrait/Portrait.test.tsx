import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { tokensFile } from '@/lib/tokens/tokens'
import { Portrait } from './Portrait'

const alt = 'Portrait of Ada Byron'

it('shows a drawing as it is', () => {
  render(<Portrait src="ada.svg" alt={alt} />)
  const image = screen.getByRole('img', { name: alt })
  expect(image).toHaveAttribute('src', '/img/ada.svg')
  expect(image).not.toHaveAttribute('srcset')
})

it('offers a photograph in every type and width, the types of fewest bytes first', () => {
  render(<Portrait src="ada.png" photo="ada-12ab" alt={alt} />)
  const image = screen.getByRole('img', { name: alt })
  const offered = [...image.parentElement!.children].map((part) => [
    part.getAttribute('type'),
    part.getAttribute('srcset'),
  ])
  const all = (type: string) =>
    [208, 320, 480].map((width) => `/img/photos/ada-12ab-${width}.${type} ${width}w`).join(', ')
  expect(offered).toEqual([
    ['image/avif', all('avif')],
    ['image/webp', all('webp')],
    [null, all('jpg')],
  ])
  expect(image).toHaveAttribute('src', '/img/photos/ada-12ab-320.jpg')
})

it('is the same frame for a photograph as for a drawing', () => {
  const frame = (photo?: string) => {
    const { unmount } = render(<Portrait src="ada.png" photo={photo} alt={alt} />)
    const image = screen.getByRole('img')
    const found = ['class', 'width', 'height', 'loading', 'decoding', 'style'].map((name) => image.getAttribute(name))
    unmount()
    return found
  }
  expect(frame('ada-12ab')).toEqual(frame())
  expect(frame()).toEqual(['portrait', '160', '200', 'lazy', 'async', null])
})

it('comes at once on its own page, in the width that the style sheet gives it there', () => {
  render(<Portrait src="ada.png" photo="ada-12ab" alt={alt} eager />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('loading', 'eager')
  const sizes = image.getAttribute('sizes')!
  const [, ...bounds] = /--portrait: clamp\((\w+), (\w+), (\w+)\)/.exec(readFileSync(tokensFile, 'utf8'))!
  expect([...sizes.matchAll(/(\S+)(?:,|$)/g)].map(([, size]) => size)).toEqual(bounds)
  expect(sizes).not.toContain('auto')
})

it('waits in a list, and finds its width out by itself', () => {
  render(<Portrait src="ada.png" photo="ada-12ab" alt={alt} />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  for (const part of screen.getByRole('img').parentElement!.children)
    expect(part.getAttribute('sizes')).toMatch(/^auto, /)
})
