import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { tagText } from '@/lib/locale/taggedText'
import { setLanguages } from './setLanguages'

jest.mock('@/lib/locale/language', () => ({ language: 'es' }))

const english = tagText('City Council', 'en')
const spanish = tagText('Concejo', 'es')

function Box({ children }: { readonly children: ReactNode }) {
  return <div>{children}</div>
}

it.each<{ readonly place: string; readonly element: ReactNode; readonly html: string }>([
  { place: 'the element around it', element: <p>{english}</p>, html: '<p lang="en">City Council</p>' },
  { place: 'no element in the language of the page', element: <p>{spanish}</p>, html: '<p>Concejo</p>' },
  {
    place: 'the element, with its direction',
    element: <p>{tagText('نص', 'ar')}</p>,
    html: '<p lang="ar" dir="rtl">نص</p>',
  },
  {
    place: 'a span between other content',
    element: <p>A {english}</p>,
    html: '<p>A <span lang="en">City Council</span></p>',
  },
  {
    place: 'a span in text',
    element: <p>{`A ${english}, ${spanish}`}</p>,
    html: '<p>A <span lang="en">City Council</span>, Concejo</p>',
  },
  {
    place: 'an item of a list',
    element: <p>{[english, ['A']]}</p>,
    html: '<p><span lang="en">City Council</span>A</p>',
  },
  { place: 'an element inside a component', element: <Box>{english}</Box>, html: '<div lang="en">City Council</div>' },
  {
    place: 'an element that already has it',
    element: <p lang="en">{english}</p>,
    html: '<p lang="en">City Council</p>',
  },
  {
    place: 'a span in another language',
    element: <p lang="pt">{english}</p>,
    html: '<p lang="pt"><span lang="en">City Council</span></p>',
  },
  { place: 'a span in a fragment', element: <>{english}</>, html: '<span lang="en">City Council</span>' },
  {
    place: 'an element of text only',
    element: <option>{english}</option>,
    html: '<option lang="en">City Council</option>',
  },
  {
    place: 'no part of such an element',
    element: <option>A {english}</option>,
    html: '<option>A City Council</option>',
  },
  {
    place: 'an element that it describes',
    element: <input title={english} />,
    html: '<input title="City Council" lang="en"/>',
  },
  { place: 'no element with other text', element: <p title={english}>Más</p>, html: '<p title="City Council">Más</p>' },
])('sets the language of tagged text on $place', ({ element, html }) => {
  expect(renderToStaticMarkup(element)).toBe(html)
})

it('needs no keys, and keeps those of a list', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const items = ['a', 'b'].map((id) => <li key={id}>{english}</li>)
  const list = <ul>{[...items, english, [english]]}</ul>
  expect(renderToStaticMarkup(list)).toContain('<li lang="en">City Council</li><span lang="en">')
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

it('sets the language of the HTML of an element', () => {
  const html = { __html: english }
  expect(setLanguages('p', { dangerouslySetInnerHTML: html })).toEqual({
    dangerouslySetInnerHTML: { __html: 'City Council' },
    lang: 'en',
  })
})

it('returns props without tagged text as they are', () => {
  const props = { title: 'Concejo', style: { top: 0 }, children: ['A', <b key="b">B</b>] }
  expect(setLanguages('p', props)).toBe(props)
})
