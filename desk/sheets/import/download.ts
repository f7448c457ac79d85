/** Downloads a spreadsheet into memory, within limits. Nothing of it is executed or written to a file. */
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  explainFailure,
  getCode,
  PRIVATE_HOST,
  publicLookup,
  sendRequest,
  type SendRequest,
} from '@/desk/check/links/request'
import { findAddressProblem } from '@/guide/fields/addresses'
import { checkLimit } from '@/lib/csv/limits'
import type { Table } from '@/lib/csv/table'
import { GuideError } from '@/lib/problems'
import { parseTables } from '../files/readTables'

const MAX_REDIRECTS = 5
const redirects = new Set([301, 302, 303, 307, 308])
/** Answers of servers that are busy. Those from 500 are errors of the server. */
const busy = new Set([408, 425, 429])

export interface DownloadOptions {
  /** Milliseconds until the download is aborted, with its redirects and repetitions. */
  readonly timeout: number
  /** Milliseconds before each repetition of a request that failed, but may succeed later. */
  readonly delays: readonly number[]
  readonly lookup: LookupFunction
  /** Sends requests. Tests replace it to reach a server on this computer. */
  readonly send: SendRequest
}

/**
 * @param address in the field `sheet` of `election.yaml`
 * @throws GuideError if it cannot be downloaded, or is no spreadsheet
 */
export async function downloadTables(address: string, options?: Partial<DownloadOptions>): Promise<readonly Table[]> {
  const bytes = await download(address, toDownloadAddress(address), options)
  // Servers of private files answer with a page to sign in.
  if (/^\s*<(?:!doctype html|html|head|script)\b/i.test(bytes.subarray(0, 1000).toString()))
    throw new GuideError([{ file: address, message: `This is a web page, not a spreadsheet. ${share}` }])
  return parseTables(address, bytes)
}

/**
 * Returns the address from which a spreadsheet is downloaded. Google Sheets are shared under addresses of web pages, and
 * have each workbook under another one. Its sheets keep their names, which a download as CSV does not have.
 */
export function toDownloadAddress(address: string): URL {
  const url = new URL(address)
  if (url.hostname !== 'docs.google.com') return url
  const [, folder, isPublished, id, page] =
    /^((?:\/a\/[^/]+)?\/spreadsheets\/)(?:u\/\d+\/)?d\/(e\/)?([\w-]+)(?:\/(\w+))?/.exec(url.pathname) ?? []
  if (id === undefined || page === 'export') return url
  const workbook = new URL(`${folder}d/${isPublished ? `e/${id}/pub?output=xlsx` : `${id}/export?format=xlsx`}`, url)
  // "Publish to the web" may have published one sheet only.
  for (const name of isPublished ? ['gid', 'single'] : []) {
    const value = url.searchParams.get(name)
    if (value !== null) workbook.searchParams.set(name, value)
  }
  return workbook
}

/**
 * Downloads an address, over HTTPS and from public hosts only, and follows redirects.
 * @param file names the address in problems
 * @throws GuideError if the download fails, is incomplete or exceeds the limit
 */
export async function download(file: string, address: URL, options: Partial<DownloadOptions> = {}): Promise<Buffer> {
  const { timeout = 60_000, delays = [2000, 8000], lookup = publicLookup, send } = options
  const signal = AbortSignal.timeout(timeout)
  // Throws a GuideError only if a repetition would fail, too.
  const request = (url: URL) =>
    sendRequest(url, { lookup, signal, headers: requestHeaders }, (response) => readResponse(file, url, response), send)
  const attempt = async ([delay, ...laterDelays]: readonly number[]): Promise<Buffer> => {
    try {
      return await followRedirects(file, address, request)
    } catch (error) {
      if (error instanceof GuideError) throw error
      const isLast = delay === undefined || signal.aborted || getCode(error) === PRIVATE_HOST
      if (isLast) throw fail(file, explainFailure(error, timeout), later)
      await sleep(delay)
      return attempt(laterDelays)
    }
  }
  return attempt(delays)
}

const requestHeaders = {
  'user-agent': 'Mozilla/5.0 (compatible; election guide sheet import)',
  accept: '*/*',
  // A compressed answer can be much larger than its length.
  'accept-encoding': 'identity',
}

async function followRedirects(file: string, address: URL, request: (url: URL) => Promise<Buffer | URL>) {
  let url = address
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (url.protocol !== 'https:' || findAddressProblem(url.href))
      throw fail(file, `a redirect to ${url.href}, which is not a public https:// address`)
    const answer = await request(url)
    if (Buffer.isBuffer(answer)) return answer
    url = answer
  }
  throw fail(file, `more than ${MAX_REDIRECTS} redirects`)
}

/** Returns the body, or the address of a redirect. */
async function readResponse(file: string, url: URL, response: IncomingMessage): Promise<Buffer | URL> {
  const { statusCode = 0, headers } = response
  const { location = '', 'content-length': length, 'content-encoding': encoding = 'identity' } = headers
  if (redirects.has(statusCode) && URL.canParse(location, url)) return new URL(location, url)
  const status = `status ${statusCode} (${STATUS_CODES[statusCode] ?? 'unknown'})`
  if (statusCode >= 500 || busy.has(statusCode)) throw new Error(status)
  if (statusCode !== 200) throw fail(file, status, share)
  if (encoding !== 'identity') throw fail(file, 'a compressed answer')
  // Without a length, a connection that breaks would look like the end of the file.
  if (length === undefined && headers['transfer-encoding'] !== 'chunked')
    throw fail(file, 'an answer without its length, of which a part could be missing')
  const chunks: Buffer[] = []
  let size = 0
  const check = (bytes: number) => checkLimit({ file }, 'MB', bytes / 2 ** 20, 'Remove pictures and unrelated sheets.')
  check(Number(length ?? 0))
  for await (const chunk of response as AsyncIterable<Buffer>) {
    check((size += chunk.length))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const share =
  'Open the address in a private window of a browser. If it asks you to sign in, share the spreadsheet: in Google Sheets, choose Share, and under General access "Anyone with the link".'
const later = 'The next import tries again. If that also fails, open the address in a browser.'

function fail(file: string, reason: string, fix = ''): GuideError {
  const message = `No spreadsheet was downloaded, but ${reason}. ${fix}`
  return new GuideError([{ file, message: message.trim() }])
}
