/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { tokensFile } from '@/lib/tokens/tokens'
import { Portrait } from './Portrait'

const name = 'Ada Byron'
const alt = `Portrait of ${name}`

it('shows a drawing under its name with a digest', () => {
  render(<Portrait src="ada.svg" photo="ada-12ab" name={name} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/img/photos/ada-12ab.svg')
})

it('offers a photograph in every type and width, the smallest types first', () => {
  render(<Portrait src="ada.png" photo="ada-12ab" name={name} />)
  const image = screen.getByRole('img', { name: alt })
  const sources = [...image.parentElement!.children].map((element) => [
    element.getAttribute('type'),
    element.getAttribute('srcset'),
  ])
  const listFiles = (type: string) =>
    [208, 320, 480].map((width) => `/img/photos/ada-12ab-${width}.${type} ${width}w`).join(', ')
  expect(sources).toEqual([
    ['image/avif', listFiles('avif')],
    ['image/webp', listFiles('webp')],
    [null, listFiles('jpg')],
  ])
  expect(image).toHaveAttribute('src', '/img/photos/ada-12ab-320.jpg')
})

it('loads at once on a profile, with the sizes of the --portrait token', () => {
  render(<Portrait src="ada.png" photo="ada-12ab" name={name} eager />)
  const image = screen.getByRole('img')
  expect(image).not.toHaveAttribute('loading')
  const sizes = image.getAttribute('sizes')!
  const [, ...bounds] = /--portrait: clamp\((\w+), (\w+), (\w+)\)/.exec(readFileSync(tokensFile, 'utf8'))!
  expect([...sizes.matchAll(/(\S+)(?:,|$)/g)].map(([, size]) => size)).toEqual(bounds)
  expect(sizes).not.toContain('auto')
})

it('loads lazily in a list, with automatic sizes', () => {
  render(<Portrait src="ada.png" photo="ada-12ab" name={name} />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  for (const element of screen.getByRole('img').parentElement!.children)
    expect(element.getAttribute('sizes')).toMatch(/^auto, /)
})

it('crops the photograph itself in development as a build would', () => {
  render(<Portrait src="ada.png" photoFocus={{ horizontal: 30 }} name={name} />)
  const image = screen.getByRole('img', { name: alt })
  expect(image).toHaveAttribute('src', '/img/ada.png')
  expect(getComputedStyle(image).objectPosition).toBe('30% 0%')
})
