/** Tests that every host must pass with the sample site. */
import { addresses, compressedAddresses, getExpectedHeaders, toFile, wrongAddresses } from './sampleSite'
import { sendRequest, type HostResponse } from './sendRequest'

/** Registers the tests. `getOrigin` returns the address of the running host, without a slash at the end. */
export function testHost(getOrigin: () => string): void {
  it.each(addresses)('sends %s with the headers of the table', async (path) => {
    const response = await sendRequest(getOrigin(), path)
    expect(response).toMatchObject({ status: 200, body: toFile(path) })
    expectHeaders(response, getExpectedHeaders(path))
  })

  it.each(wrongAddresses)('responds to %s with the not-found page and its headers', async (path) => {
    const response = await sendRequest(getOrigin(), path)
    expect(response).toMatchObject({ status: 404, body: '404.html' })
    expectHeaders(response, getExpectedHeaders('/404/'))
    const compressed = await sendRequest(getOrigin(), path, { encodings: 'br' })
    expect(compressed).toMatchObject({ status: 404, body: '404.html in br' })
  })

  it.each([
    ['/es/nowhere', 'es'],
    ['/es/profile/nobody/', 'es'],
    ['/es/404.html', 'es'],
    ['/2025-11-04/nowhere', '2025-11-04'],
    ['/2025-11-04/pt/', '2025-11-04'],
    ['/2025-11-04/es/nowhere', '2025-11-04/es'],
  ])('responds to %s with the not-found page of the election and the language', async (path, folder) => {
    const response = await sendRequest(getOrigin(), path)
    expect(response).toMatchObject({ status: 404, body: `${folder}/404.html` })
    expectHeaders(response, getExpectedHeaders('/404/'))
  })

  it.each([...compressedAddresses, '/nowhere'])('sends %s compressed, with the same headers', async (path) => {
    const file = path === '/nowhere' ? '404.html' : toFile(path)
    const headers = getExpectedHeaders(path === '/nowhere' ? '/404/' : path)
    const get = (encodings: string) => sendRequest(getOrigin(), path, { encodings })
    const [br, gzip, identity] = await Promise.all([get('gzip, deflate, br'), get('gzip'), get('br;q=0')])
    expect(br.body).toBe(`${file} in br`)
    expectHeaders(br, { ...headers, 'Content-Encoding': 'br' })
    expect(gzip.body).toBe(`${file} in gzip`)
    expectHeaders(gzip, { ...headers, 'Content-Encoding': 'gzip' })
    expect(identity.body).toBe(file)
    expect([br, gzip, identity].flatMap(({ repeated }) => repeated)).toEqual([])
    expectHeaders(identity, { ...headers, 'Content-Encoding': undefined })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('responds to %s with status 405', async (method) => {
    for (const path of ['/', '/candidates.json', '/nowhere', '/_headers']) {
      const { status, headers } = await sendRequest(getOrigin(), path, { method })
      expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow: 'GET, HEAD' })
    }
  })

  it('responds to HEAD like to GET, without a body', async () => {
    const response = await sendRequest(getOrigin(), '/candidates.json', { method: 'HEAD' })
    expect(response).toMatchObject({ status: 200, body: '' })
    expectHeaders(response, getExpectedHeaders('/candidates.json'))
  })

  it.each(['bytes=0-3', 'bytes=9999-'])(
    'sends the whole file for the range %s, with each header once',
    async (range) => {
      const response = await sendRequest(getOrigin(), '/candidates.json', { range })
      expect(response).toMatchObject({ status: 200, body: 'candidates.json', repeated: [] })
    },
  )

  it.each([
    '/%00',
    '/index.html%00',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/%5c..',
  ])('responds to the malformed address %s with status 400 or 404', async (path) => {
    expect([400, 404]).toContain((await sendRequest(getOrigin(), path)).status)
  })

  it('redirects a folder to its page', async () => {
    const { status, headers } = await sendRequest(getOrigin(), '/candidates')
    expect([301, 308]).toContain(status)
    expect(headers.location).toBe('/candidates/')
  })
}

export function expectHeaders({ headers }: HostResponse, expected: Record<string, string | undefined>): void {
  const received = Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]])
  expect(Object.fromEntries(received)).toEqual(expected)
}
