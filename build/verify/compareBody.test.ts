import { brotliCompressSync, gzipSync } from 'node:zlib'
import { answer, findDifferences, home, serveExport, type Handler } from './testing/faultyHost'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const gzip = { ...html, 'Content-Encoding': 'gzip' }
const br = { ...html, 'Content-Encoding': 'br' }
const old = 'old home'
const gzipBut = 'Content-Encoding gzip, but the body'

/** A host that sends some answers only to requests that accept an encoding. */
const only =
  (encoding: string, faulty: Handler): Handler =>
  (request, response) =>
    (request.headers['accept-encoding'] === encoding ? faulty : serveExport())(request, response)

it('accepts a host that does not compress', async () => {
  expect(await findDifferences({ '': answer(200, html, home) })).toEqual({})
})

it.each([
  ['has other content', 'gzip', answer(200, gzip, gzipSync(old)), 'content has 8 bytes, expected 200'],
  [
    'has a file of an earlier build',
    'br',
    answer(200, br, brotliCompressSync(old)),
    'content has 8 bytes, expected 200',
  ],
  [
    'is applied twice',
    'gzip',
    answer(200, gzip, gzipSync(gzipSync(home))),
    `${gzipBut} is compressed twice (gzip, gzip)`,
  ],
  [
    'is applied twice in different ways',
    'br',
    answer(200, br, brotliCompressSync(gzipSync(home))),
    'Content-Encoding br, but the body is compressed twice (gzip, br)',
  ],
  [
    'has no name',
    'br',
    answer(200, html, brotliCompressSync(home)),
    'no Content-Encoding, but the body is compressed with br',
  ],
  ['has the wrong name', 'br', answer(200, gzip, brotliCompressSync(home)), `${gzipBut} is compressed with br`],
  ['has a name without being applied', 'gzip', answer(200, gzip, home), `${gzipBut} is not compressed`],
  ['is damaged', 'gzip', answer(200, gzip, gzipSync(home).subarray(0, 20)), `${gzipBut} cannot be decoded`],
  [
    'is not accepted',
    'identity',
    answer(200, gzip, gzipSync(home)),
    'Content-Encoding gzip, which the request does not accept',
  ],
])('reports compressed content that %s', async (_, encoding, faulty, detail) => {
  expect(await findDifferences({ '': only(encoding, faulty) })).toEqual({
    '': [`${detail} (Accept-Encoding: ${encoding})`],
  })
})
