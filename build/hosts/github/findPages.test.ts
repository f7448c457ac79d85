import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '@/lib/testing/listen'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

/** Runs the script with an API that sends these responses, the last one repeatedly. */
async function findPages(...answers: readonly { readonly status: number; readonly body?: object }[]) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(`${request.headers.authorization} ${request.url}`)
    response.writeHead(answer?.status ?? 500).end(JSON.stringify(answer?.body ?? {}))
  })
  const output = join(createTemporaryFolder(), 'output')
  writeFileSync(output, '')
  const env = {
    NODE_ENV: 'test' as const,
    GITHUB_API_URL: `http://127.0.0.1:${await listen(server)}`,
    GITHUB_REPOSITORY: 'ada/guide',
    GITHUB_TOKEN: 'token',
    GITHUB_OUTPUT: output,
  }
  const script = join('build', 'hosts', 'github', 'findPages.mjs')
  const result = await new Promise<{ status: unknown; stdout: string }>((resolve) => {
    execFile(process.execPath, [script], { env }, (error, stdout) => resolve({ status: error?.code ?? 0, stdout }))
  })
  server.close()
  return { ...result, requests, outputs: readFileSync(output, 'utf8').trim().split('\n') }
}

it.each([
  ['a project site', 'https://ada.github.io/guide/', 'https://ada.github.io', '/guide'],
  ['a user site', 'https://ada.github.io/', 'https://ada.github.io', ''],
  ['a domain of its own', 'https://guide.example/', 'https://guide.example', ''],
])('finds the address and the base path of %s', async (_, url, siteUrl, basePath) => {
  const { status, outputs, requests } = await findPages({
    status: 200,
    body: { build_type: 'workflow', html_url: url },
  })
  expect(outputs).toEqual(['enabled=true', `site-url=${siteUrl}`, `base-path=${basePath}`])
  expect(requests).toEqual(['Bearer token /repos/ada/guide/pages'])
  expect(status).toBe(0)
})

it.each([
  ['Pages are not enabled', { status: 404 }, 'GitHub Pages is not enabled.'],
  [
    'Pages publish a branch',
    { status: 200, body: { build_type: 'legacy', html_url: 'https://ada.github.io/guide/' } },
    'GitHub Pages publishes a branch.',
  ],
])('succeeds with a notice if %s', async (_, answer, reason) => {
  const { status, stdout, outputs } = await findPages(answer)
  expect(stdout).toMatch(/^::notice title=Not published::/)
  expect(stdout).toContain(reason)
  expect(outputs).toEqual(['enabled=false'])
  expect(status).toBe(0)
})

it('repeats a request after an error of the server', async () => {
  const pages = { status: 200, body: { build_type: 'workflow', html_url: 'https://ada.github.io/guide/' } }
  const { status, requests } = await findPages({ status: 502 }, pages)
  expect(requests).toHaveLength(2)
  expect(status).toBe(0)
})

it('fails if GitHub rejects the request, so that a site is not silently left unpublished', async () => {
  const { status, stdout, outputs } = await findPages({ status: 403 })
  expect(stdout).toMatch(/^::error title=GitHub Pages::.*status 403\. Run this workflow again\./)
  expect(outputs).toEqual([''])
  expect(status).toBe(1)
})
