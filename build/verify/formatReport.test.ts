import { formatReport } from './verifySite'

it('lists the details of each difference, and warns about headers that the host cannot set', () => {
  const differences = [{ address: 'https://guide.example/', details: ['type text/plain', 'content differs'] }]
  expect(formatReport({ total: 1, differences, unsupportedHeaders: ['Referrer-Policy'] })).toMatch(
    /^https:\/\/guide\.example\/\n {2}type text\/plain\n {2}content differs\n\nWarning: GitHub Pages can't set headers\. Missing: Referrer-Policy\.\n[^]*\n\nCompared 1 address\. 1 differs\.$/,
  )
})
