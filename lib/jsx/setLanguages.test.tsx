/* oxlint-disable react/jsx-key -- tables and children, whose keys are not the subject */
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

it.each<[place: string, element: ReactNode, html: string]>([
  ['the element around it', <p>{english}</p>, '<p lang="en">City Council</p>'],
  ['no element in the language of the page', <p>{spanish}</p>, '<p>Concejo</p>'],
  ['the element, with its direction', <p>{tagText('نص', 'ar')}</p>, '<p lang="ar" dir="rtl">نص</p>'],
  ['a span between other content', <p>A {english}</p>, '<p>A <span lang="en">City Council</span></p>'],
  ['a span in text', <p>{`A ${english}, ${spanish}`}</p>, '<p>A <span lang="en">City Council</span>, Concejo</p>'],
  ['an item of a list', <p>{[english, ['A']]}</p>, '<p><span lang="en">City Council</span>A</p>'],
  ['an element inside a component', <Box>{english}</Box>, '<div lang="en">City Council</div>'],
  ['an element that already has it', <p lang="en">{english}</p>, '<p lang="en">City Council</p>'],
  ['a span elsewhere', <p lang="pt">{english}</p>, '<p lang="pt"><span lang="en">City Council</span></p>'],
  ['a span in a fragment', <>{english}</>, '<span lang="en">City Council</span>'],
  ['an element of text only', <option>{english}</option>, '<option lang="en">City Council</option>'],
  ['no part of such an element', <option>A {english}</option>, '<option>A City Council</option>'],
  ['an element that it describes', <input title={english} />, '<input title="City Council" lang="en"/>'],
  ['no element with other text', <p title={english}>Más</p>, '<p title="City Council">Más</p>'],
])('sets the language of tagged text on %s', (_place, element, html) => {
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
