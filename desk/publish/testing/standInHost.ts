/** For tests: a local stand-in for GitHub's programming interface and for the site that it serves. */
import { createServer } from 'node:http'
import { listen } from '@/lib/testing/listen'

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** Starts the host. Stop it after the test. */
export async function startStandIn() {
  const host = {
    /** Of the run of the workflow. Undefined before it starts. */
    run: undefined as { readonly status: string; readonly conclusion: string | null } | undefined,
    jobs: [{ name: 'Deploy', conclusion: 'success' }] as readonly object[],
    /** Returns a file of the live site, given its path, like `candidates.json`. Undefined if there is none. */
    readFile: (_path: string): string | undefined => undefined,
    /** Answers every request of the programming interface, if it is not 200. */
    status: 200,
    /** Paths of the requests, and their tokens. */
    requests: [] as { readonly path: string; readonly token: string | undefined }[],
    origin: '',
    stop: () => {},
  }
  const answer = (path: string): unknown => {
    if (/\/actions\/workflows\/publish\.yml\/runs\?/.test(path))
      return {
        workflow_runs: host.run
          ? [{ id: 7, html_url: 'https://github.com/anytown/guide/actions/runs/7', ...host.run }]
          : [],
      }
    if (path.endsWith('/actions/runs/7/jobs')) return { jobs: host.jobs }
    if (/\/deployments\?/.test(path)) return [{ id: 5 }]
    if (/\/deployments\/5\/statuses/.test(path)) return [{ environment_url: `${host.origin}/guide/` }]
    return undefined
  }
  const server = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/guide/')) {
      const content = host.readFile(url.slice('/guide/'.length))
      response.writeHead(content === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(content)
      return
    }
    host.requests.push({ path: url, token: headers.authorization })
    const body = answer(url)
    response.writeHead(body === undefined ? 404 : host.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  host.origin = `http://127.0.0.1:${await listen(server)}`
  host.stop = () => void server.close().closeAllConnections()
  return host
}
