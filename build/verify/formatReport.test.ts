import { formatReport } from './verifySite'

it('formats differences and counts', () => {
  const differences = [
    {
      address: 'https://guide.example/',
      details: ['type text/plain, expected text/html', 'content differs at byte 1'],
    },
  ]
  expect(formatReport({ total: 2, differences, unsupportedHeaders: [] })).toBe(
    'https://guide.example/\n' +
      '  type text/plain, expected text/html\n' +
      '  content differs at byte 1\n\n' +
      'Compared 2 addresses. 1 differs.',
  )
  expect(formatReport({ total: 1, differences: [], unsupportedHeaders: [] })).toBe(
    'Compared 1 address. No differences.',
  )
})

it('formats a warning about headers that the host cannot set', () => {
  expect(formatReport({ total: 1, differences: [], unsupportedHeaders: ['Referrer-Policy'] })).toMatch(
    /^Warning: GitHub Pages can't set headers\. Missing: Referrer-Policy\.\n[^]*\n\nCompared 1 address\. No differences\.$/,
  )
})
