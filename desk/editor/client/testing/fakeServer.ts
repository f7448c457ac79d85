import type {
  Api,
  Draft,
  ElectionState,
  ElectionSummary,
  FieldProblem,
  FileState,
  PreviewGap,
  Report,
} from '@/desk/editor/api'
import type { Task } from '@/desk/check/worklist/task'
import type { Call, Result } from '../state/call'

/** A server in memory, with the requests that it got. */
export interface FakeServer {
  readonly call: Call
  /** Requests in order, as operation and body. */
  readonly requests: readonly (readonly [keyof Api, unknown])[]
  /** Files on disk. Tests change them as another program would. */
  readonly files: Map<string, FileState>
  problems: readonly FieldProblem[]
  warnings: readonly FieldProblem[]
  /** Gaps of the next previews. If there are problems but no gaps, there is no preview. */
  gaps: readonly PreviewGap[]
  tasks: readonly Task[]
  changedAddresses: readonly string[]
  elections: readonly ElectionSummary[]
  /** Empty if no election is open. */
  folder: string
  /** The election that the site shows. */
  current: string
  /** True if the server does not answer. */
  isStopped: boolean
  /** Values of the files before the last save, which undo restores. */
  undo: readonly Draft[]
}

export const sampleFiles: Readonly<Record<string, unknown>> = {
  'election.yaml': {
    title: 'Anytown City Elections',
    date: '2017-11-07',
    when: { deadlines: [] },
    races: [
      { id: 'cityCouncil', name: 'City Council', voteFor: 7 },
      { id: 'mayor', name: 'Mayor', voteFor: 1 },
    ],
    topics: [
      { id: 'roads', name: 'Roads' },
      { id: 'library', name: 'Library' },
    ],
    corrections: [],
  },
  'sources.yaml': {
    notice: { title: 'Notice of election', publisher: 'City of Anytown', url: 'https://city.example/', date: 2017 },
    interview: { title: 'Interview', publisher: 'Town Radio', url: 'https://radio.example/', date: '2017-10' },
  },
  'candidates/ada.yaml': {
    name: 'Ada Byron',
    sortName: 'Byron, Ada',
    race: 'cityCouncil',
    stances: [{ title: 'Libraries', text: 'Open on Sundays.', date: 2017, sources: ['interview'] }],
    sources: ['notice'],
    updated: '2017-10-21',
  },
}

/** Starts a server with the sample election. */
export function startFakeServer(): FakeServer {
  const requests: (readonly [keyof Api, unknown])[] = []
  const versions = { count: 0 }
  const toFile = (path: string, value: unknown): FileState => {
    versions.count += 1
    return { path, version: `v${versions.count}`, value }
  }
  const files = new Map(Object.entries(sampleFiles).map(([path, value]) => [path, toFile(path, value)]))
  const server: FakeServer = {
    call: async (operation, request) => {
      requests.push([operation, request])
      return (server.isStopped ? fail(0, 'The editor has stopped.') : answer(operation, request)) as never
    },
    requests,
    files,
    problems: [],
    warnings: [],
    gaps: [],
    tasks: [],
    changedAddresses: [],
    elections: [{ folder: 'anytown', title: 'Anytown City Elections' }],
    folder: 'anytown',
    current: 'anytown',
    isStopped: false,
    undo: [],
  }
  const report = (): Report => {
    const { problems, warnings, tasks, changedAddresses } = server
    return { problems, warnings, tasks, changedAddresses }
  }
  const state = (): ElectionState => ({
    elections: server.elections,
    folder: server.folder,
    title: 'Anytown City Elections',
    current: server.current,
    files: [...files.values()],
    report: report(),
    ...(server.undo.length > 0 ? { undo: server.undo.map(({ path }) => path) } : {}),
  })
  const write = ({ path, value }: Draft) => {
    if (value === undefined) files.delete(path)
    else files.set(path, toFile(path, value))
  }
  const save = ({ files: changed }: Api['POST /api/save']['request']) => {
    const current = changed.map(({ path }) => files.get(path) ?? { path, version: '', value: undefined })
    const file = current.find(({ version }, index) => version !== changed[index]?.base)
    if (file) {
      const message = `data/anytown/${file.path} has changed on disk since you opened it.`
      return { ...fail(409, message), failure: { message, file } }
    }
    server.undo = current
    changed.forEach(write)
    return succeed({ state: state() })
  }
  const open = (folder: string) => {
    server.folder = folder
    return succeed(state())
  }
  const undo = () => {
    server.undo.forEach(write)
    server.undo = []
    return succeed(state())
  }
  const answer = (operation: keyof Api, request: unknown): Result<unknown> => {
    const answers: Readonly<Record<keyof Api, () => Result<unknown>>> = {
      'GET /api/election': () => succeed(state()),
      'GET /api/questions': () =>
        succeed({ questions: [{ name: 'city', text: 'the name of the city', isRequired: true }] }),
      'POST /api/check': () => succeed(report()),
      'POST /api/save': () => save(request as Api['POST /api/save']['request']),
      'POST /api/open': () => open((request as Api['POST /api/open']['request']).folder),
      'POST /api/site': () => {
        server.current = (request as Api['POST /api/site']['request']).current
        return succeed(state())
      },
      'POST /api/create': () => open('anytown'),
      'POST /api/undo': undo,
      'POST /api/photo': () => succeed({ src: 'ada.jpg', crop: 'data:image/webp;base64,AAAA' }),
      'POST /api/crop': () => succeed({ ...(request as { src: string }), crop: 'data:image/jpeg;base64,BBBB' }),
      'POST /api/preview': () =>
        server.problems.length > 0 && server.gaps.length === 0
          ? succeed({ problems: server.problems })
          : succeed({ address: '/preview/1/', gaps: server.gaps }),
    }
    return answers[operation]()
  }
  return server
}

function succeed(answer: unknown): Result<unknown> {
  return { isOk: true, answer }
}

function fail(status: number, message: string) {
  return { isOk: false, status, failure: { message } } as const
}
