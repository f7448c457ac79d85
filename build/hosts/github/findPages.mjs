/**
 * Finds the address at which GitHub Pages serves this repository, and writes `enabled`, `site-url` and `base-path` to the
 * outputs of the step. If Pages are not enabled, or publish a branch, the run succeeds without publishing.
 */
import { appendFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

// oxlint-disable-next-line node/no-process-env -- variables of GitHub Actions, not options of a build
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN, GITHUB_OUTPUT } = process.env
const address = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/pages`
const delays = [1000, 5000]

/** Repeats the request after an error of the network or of the server. */
async function request([delay, ...rest] = delays) {
  const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${GITHUB_TOKEN}` }
  const response = await fetch(address, { headers }).catch((error) => ({ status: 599, error }))
  if (response.status < 500 || delay === undefined) return response
  await sleep(delay)
  return request(rest)
}

function write(outputs) {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`)
  appendFileSync(GITHUB_OUTPUT, lines.join(''))
}

function skip(reason) {
  const fix =
    'To publish this guide, select "GitHub Actions" as the source in Settings, Pages, and run this workflow again.'
  console.log(`::notice title=Not published::${reason} ${fix}`)
  write({ enabled: false })
}

const response = await request()
if (response.status === 404) skip('GitHub Pages is not enabled.')
else if (response.status === 200) {
  const { build_type: source, html_url: url } = await response.json()
  if (source === 'workflow') {
    const { origin, pathname } = new URL(url)
    const basePath = pathname.replace(/\/$/, '')
    console.log(`GitHub Pages serves ${url}`)
    write({ enabled: true, 'site-url': origin, 'base-path': basePath })
  } else skip('GitHub Pages publishes a branch.')
} else {
  const reason = response.error ? (response.error.cause ?? response.error).message : `status ${response.status}`
  console.log(`::error title=GitHub Pages::The request to ${address} failed: ${reason}. Run this workflow again.`)
  process.exitCode = 1
}
