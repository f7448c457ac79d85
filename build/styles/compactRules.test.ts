import { compactRules } from './compactRules'

it('has the prefixes that browsers need', () => {
  expect(
    compactRules('html{-moz-text-size-adjust:100%}a{-webkit-text-decoration-color:red;text-decoration-color:red}'),
  ).toBe('html{-webkit-text-size-adjust:100%}a{text-decoration-color:red}')
})

it('drops rules without declarations', () => {
  expect(compactRules('@media print{html{}}.a{margin:0}')).toBe('.a{margin:0}')
})

it('writes out custom properties that have one value, even inside other properties', () => {
  expect(compactRules('html{--x:1px;--y:calc(2*var(--x));color:red}.a{margin:var(--x) var(--y)}')).toBe(
    'html{color:red}.a{margin:1px calc(2*1px)}',
  )
})

it('merges adjacent rules with the same selector or condition', () => {
  expect(
    compactRules(
      '.a{top:0}.a{left:0}.a{right:0}.a b{top:0}@media print{.a{top:0}}@media print{.a{left:0}}@media screen{.a{top:0}}',
    ),
  ).toBe('.a{top:0;left:0;right:0}.a b{top:0}@media print{.a{top:0;left:0}}@media screen{.a{top:0}}')
})

it('puts common properties first, but not before those that they override', () => {
  const css =
    '.a{color:red;top:0;margin:0;margin-inline:1px}.b{line-height:1;font:inherit;margin:0;top:1px;-webkit-top:0}.c{top:0;margin:0}.d{all:unset;margin:0}.e{white-space:nowrap;text-wrap:balance;inset:0;top:1px}'
  expect(compactRules(css)).toBe(
    '.a{top:0;margin:0;margin-inline:1px;color:red}.b{top:1px;-webkit-top:0;margin:0;line-height:1;font:inherit}.c{top:0;margin:0}.d{all:unset;margin:0}.e{inset:0;top:1px;white-space:nowrap;text-wrap:balance}',
  )
})

it('drops values of custom properties that a later rule always replaces', () => {
  expect(compactRules('html{--x:1px}@media print{html{--x:0;top:0}}html{--x:2px}.a{--x:3px}.b{margin:var(--x)}')).toBe(
    '@media print{html{top:0}}html{--x:2px}.a{--x:3px}.b{margin:var(--x)}',
  )
  expect(compactRules('html{--x:1px}html{--x:2px}.b{margin:var(--x)}')).toBe('.b{margin:2px}')
})

it.each([
  'html{--x:1px}@media print{html{--x:0}}.a{margin:var(--x)}',
  'html{--x:1px}.a{--x:0}.a b{margin:var(--x)}',
  '.a{--x:1px}.a b{margin:var(--x)}',
  'html{--x:1px}.a{margin:var(--x,2px)}',
  'html{--x:1px}@media print{html{--x:0}}html{--y:var(--x)}.a{margin:var(--y)}',
  '@media print{html{--x:0}}.a{margin:var(--x)}',
])('keeps custom properties that may have another value: %s', (css) => {
  expect(compactRules(css)).toBe(css)
})
