import { flattenLayers } from './styleSheets'

it('writes the layers in their order, and rules without a layer last', () => {
  const css = '@layer reset,base;.c .c{top:0}@layer base{.a{top:0}@media print{.b{top:0}}}@layer reset{p{top:0}}'
  expect(flattenLayers(`${css}@layer base{.d{top:0}}`)).toBe(
    'p{top:0}\n.a{top:0}@media print{.b{top:0}}.d{top:0}\n.c .c{top:0}',
  )
})

it.each([
  ['p{top:0}', '.a p{top:0}'],
  [':where(.a.b) p{top:0}', 'p{top:0}'],
  ['a:before{top:0}', '.a{top:0}'],
  ['::view-transition-group(*){top:0}', '.a{top:0}'],
  ['@page{margin:0}.a{top:0}', '@page{margin:1px}.b{top:0}'],
])('leaves selectors alone whose specificity decides nothing: %s, then %s', (first, second) => {
  expect(flattenLayers(`@layer one{${first}}@layer two{${second}}`)).toBe(`${first}\n${second}`)
})

it.each([
  [
    '.a{top:0}',
    'p,.b>:is(a, .c):hover,*,::before{top:0}',
    'p:not(#_), :not(#_).b > :is(a, .c):hover, *:not(#_), :not(#_)::before{top:0}',
  ],
  [':not(a,.b .c){top:0}', '.a{top:0}', ':not(#_).a{top:0}'],
  ['#a{top:0}', '@media print{.a{top:0}}', '@media print{:not(#_):not(#_).a{top:0}}'],
])('raises the selectors of a layer above those before it: %s, then %s', (first, second, expected) => {
  expect(flattenLayers(`@layer one{${first}}@layer two{${second}}`)).toBe(`${first}\n${expected}`)
})

it('raises each layer above the raised one before it', () => {
  expect(flattenLayers('@layer one{.a{top:0}}@layer two{p{top:0}}@layer three{.b{top:0}}')).toBe(
    '.a{top:0}\np:not(#_){top:0}\n:not(#_):not(#_).b{top:0}',
  )
})

it.each(['@media print{@layer one{p{top:0}}}', '@layer one{p{top:0!important}}@layer two{p{top:1px!important}}'])(
  'rejects %s, which plain rules cannot express',
  (css) => {
    expect(() => flattenLayers(css)).toThrow('Style sheets depend on cascade layers.')
  },
)
