import { findAddressProblem, findMisleadingHost } from './webAddress'

it.each([
  'https://a.example',
  'http://a.example:8080/path?query=1&b=ä#fragment',
  'https://müller.example/',
  'HTTPS://A.EXAMPLE/',
  'https://xn--mller-kva.example/',
  'https://a-b.c.example/@user',
])('accepts %s', (address) => {
  expect(findAddressProblem(address)).toBeUndefined()
})

it.each([
  ['ftp://a.example/', 'no web address'],
  ['a.example', 'no web address'],
  ['https:a.example', 'no web address'],
  ['javascript:alert(1)', 'no web address'],
  ['javascript://a.example/%0Aalert(1)', 'no web address'],
  ['https://', 'no web address'],
  ['https://user@a.example/', 'a user name or password'],
  ['https://user:password@a.example/', 'a user name or password'],
  ['https://@a.example/', 'a user name or password'],
  ['https://a.example:0/', 'the port 0'],
  ['https://localhost/', 'the host name "localhost"'],
  ['https://a.localhost/', 'the host name "a.localhost"'],
  ['https://intranet/', 'the host name "intranet"'],
  ['https://127.0.0.1/', 'the host name "127.0.0.1"'],
  ['https://2130706433/', 'the host name "2130706433"'],
  ['https://[::1]/', 'the host name "[::1]"'],
  ['https://a..example/', 'the host name "a..example"'],
  ['https://ex%61mple.com/', 'the host name "ex%61mple.com"'],
  ['https://a.example\\b', 'a backslash'],
  ['https://a.example/a b', 'a space or an invisible character'],
  ['https://a.example/\u200B', 'a zero-width space (U+200B)'],
  ['https://a.example/\u0000', 'a control character (U+0000)'],
  ['https://a.example/\u202E', 'a right-to-left override (U+202E)'],
])('rejects %j', (address, problem) => {
  expect(findAddressProblem(address)).toBe(problem)
})

it.each(['https://раураl.example/', 'https://осе.example/'])('shows the misleading host of %s in ASCII', (address) => {
  expect(findMisleadingHost(address)).toBe(new URL(address).hostname)
  expect(findMisleadingHost(address)).toMatch(/^xn--/)
})

it.each([
  'https://paypal.example/',
  'https://müller.example/',
  'https://москва.example/',
  'https://東京タワー.example/',
])('does not warn about %s', (address) => expect(findMisleadingHost(address)).toBeUndefined())
