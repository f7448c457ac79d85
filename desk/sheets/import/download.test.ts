import { GuideError } from '@/lib/problems'
import { serveSheets } from '../testing/serveSheets'
import { download, downloadTables, type DownloadOptions } from './download'

// Sending 21 MB takes seconds on a busy computer.
jest.setTimeout(30_000)

const { answers, requests, options } = serveSheets()
const address = 'https://sheets.example/list.csv'

/** Returns the text of a download, or the report. */
async function get(own: Partial<DownloadOptions> = {}, from = address): Promise<string> {
  try {
    return (await download(from, new URL(from), { ...options, ...own })).toString()
  } catch (error) {
    if (error instanceof GuideError) return error.message
    throw error
  }
}

it('downloads a file, even in chunks and through redirects to other hosts', async () => {
  answers.set('/list.csv', (_, response) => response.writeHead(302, { location: '//files.example/a' }).end())
  answers.set('/a', (_, response) => {
    response.write('Name,')
    response.end('Race')
  })
  expect(await get()).toBe('Name,Race')
  expect(requests).toEqual(['sheets.example/list.csv', 'files.example/a'])
})

it.each([
  ['http', 'http://sheets.example/a', 'a redirect to http://sheets.example/a'],
  ['a number of a host', 'https://127.0.0.1/a', 'a redirect to https://127.0.0.1/a'],
  ['an address with a password', 'https://ada:secret@sheets.example/a', 'a redirect to https://ada:secret@'],
  ['a file', 'file:///etc/passwd', 'a redirect to file:///etc/passwd'],
  ['a private network', 'https://private.example/a', 'a host on a private network'],
  ['itself', '/list.csv', 'more than 5 redirects'],
])('follows no redirect to %s', async (_, location, found) => {
  answers.set('/list.csv', (__, response) => response.writeHead(301, { location }).end())
  answers.set('/a', 'Name,Race')
  expect(await get()).toContain(found)
  expect(requests.filter((request) => request.endsWith('/a'))).toEqual([])
})

it('fails if a part is missing, and keeps nothing', async () => {
  for (const headers of [{ 'content-length': 100 }, {}]) {
    answers.set('/list.csv', (_, response) => {
      response.writeHead(200, headers).write('Name,Race\n')
      setTimeout(() => response.destroy(), 10)
    })
    expect(await get()).toContain('but a closed connection')
  }
  answers.set('/list.csv', ({ socket }) => void socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nName,Race\n'))
  expect(await get()).toContain('but an answer without its length')
})

it('stops at a server that hangs, before the answer or in it', async () => {
  answers.set('/list.csv', () => {})
  expect(await get({ timeout: 50 })).toContain('but no answer within 0.05 s')
  answers.set('/list.csv', (_, response) => void response.write('Name'))
  expect(await get({ timeout: 50 })).toContain('but no answer within 0.05 s')
})

it('stops at the limit of size, whatever the server states', async () => {
  answers.set(
    '/list.csv',
    (_, response) => void response.writeHead(200, { 'content-length': 30 * 2 ** 20 }).flushHeaders(),
  )
  expect(await get()).toContain('30 MB, and the limit is 20')
  const part = Buffer.alloc(7 * 2 ** 20, 'a')
  answers.set('/list.csv', (_, response) => {
    for (let count = 0; count < 3; count += 1) response.write(part)
  })
  expect(await get()).toContain('21 MB, and the limit is 20')
})

it('rejects a compressed answer, which could grow beyond the limit', async () => {
  answers.set('/list.csv', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('a'))
  expect(await get()).toContain('but a compressed answer')
})

it('repeats a request that may succeed later, and no other', async () => {
  let count = 0
  answers.set('/list.csv', (_, response) => {
    count += 1
    if (count === 1) response.destroy()
    else response.writeHead(count === 2 ? 503 : 200).end('Name')
  })
  expect(await get({ delays: [0, 0] })).toBe('Name')
  answers.set('/list.csv', (_, response) => response.writeHead(429).end())
  expect(await get({ delays: [0] })).toMatch(/status 429 .*The next import tries again/)
  requests.splice(0)
  answers.delete('/list.csv')
  expect(await get({ delays: [0, 0] })).toMatch(/status 404 \(Not Found\)\..*Anyone with the link/)
  expect(requests).toHaveLength(1)
})

it.each(['<!DOCTYPE html><title>Sign in</title>', '\uFEFF\n<html lang="en">'])(
  'explains how to share a spreadsheet whose address leads to the page %s',
  async (page) => {
    answers.set('/list.csv', page)
    await expect(downloadTables(address, options)).rejects.toThrow(
      /This is a web page, not a spreadsheet\..*Anyone with the link/,
    )
  },
)
