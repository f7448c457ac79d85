import type {
  Api,
  Draft,
  ElectionState,
  ElectionSummary,
  FileState,
  GuideText,
  PreviewGap,
  Progress,
  Publication,
  PublishOutcome,
  Report,
  UnpublishedChange,
} from '@/desk/editor/api'
import type { Call } from '../state/call'

export const ada = 'candidates/ada.yaml'

const photo = 'data:image/jpeg;base64,BBBB'

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
  [ada]: {
    name: 'Ada Byron',
    sortName: 'Byron, Ada',
    race: 'cityCouncil',
    stances: [{ title: 'Libraries', text: 'Open on Sundays.', date: 2017, sources: ['interview'] }],
    sources: ['notice'],
    updated: '2017-10-21',
  },
}

/** The state of an editor with these files, by path, and without drafts. */
export function createState(files: Readonly<Record<string, unknown>>, changes: Partial<ElectionState> = {}) {
  const election: ElectionState = {
    elections: [],
    folder: 'anytown',
    title: '',
    files: Object.entries(files).map(([path, value]) => ({ path, version: '1', value })),
    report: { problems: [], warnings: [], tasks: [] },
    ...changes,
  }
  return { election, drafts: {} }
}

/** A server in memory, with the requests that it got. Tests change its files as another program would. */
export type FakeServer = ReturnType<typeof startFakeServer>

/** Starts a server with the sample election, with other `fields` of its files, by path, and with a `report`. */
export function startFakeServer(fields: Readonly<Record<string, object>> = {}, report: Partial<Report> = {}) {
  const requests: (readonly [keyof Api, unknown])[] = []
  const files = new Map<string, FileState>()
  let count = 0
  const write = ({ path, value }: Draft) => {
    count += 1
    if (value === undefined) files.delete(path)
    else files.set(path, { path, version: `v${count}`, value })
  }
  for (const [path, value] of Object.entries(sampleFiles)) write({ path, value: { ...Object(value), ...fields[path] } })
  const server = {
    requests,
    files,
    /** Changes fields of a file on disk. */
    change: (path: string, changes: object) =>
      write({ path, value: { ...Object(files.get(path)?.value), ...changes } }),
    report: { problems: [], warnings: [], tasks: [], ...report } as Report,
    /** Gaps of the next previews. If there are problems but no gaps, there is no preview. */
    gaps: [] as readonly PreviewGap[],
    /** The passages to translate. */
    texts: [] as readonly GuideText[],
    /** Size of every photograph. */
    photoSize: { width: 640, height: 400 },
    elections: [{ folder: 'anytown', title: 'Anytown City Elections' }] as ElectionSummary[],
    /** Empty if no election is open. */
    folder: 'anytown',
    /** The election that the site shows. */
    current: 'anytown',
    unpublished: [] as readonly UnpublishedChange[],
    publication: { needsAuthor: false } as Publication,
    /** Results of the next publications. Without one, they succeed. */
    outcomes: [] as PublishOutcome[],
    /** The next answers about the progress. The last one stays. */
    progress: [{ state: 'live', message: '', site: 'https://anytown.example/' }] as Progress[],
    /** Values of the files before the last save, which undo restores. */
    undo: [] as readonly Draft[],
    /** Lists the files of every save. */
    listSaved: () =>
      requests.flatMap(([operation, body]) =>
        operation === 'POST /api/save' ? [(body as Api['POST /api/save']['request']).files] : [],
      ),
  }
  const readState = (): ElectionState => ({
    elections: server.elections,
    folder: server.folder,
    title: 'Anytown City Elections',
    current: server.current,
    files: [...files.values()],
    report: server.report,
    unpublished: server.unpublished,
    publication: server.publication,
    ...(server.undo.length > 0 ? { undo: server.undo.map(({ path }) => path) } : {}),
  })
  const open = ({ folder = 'anytown' }: { readonly folder?: string }) => {
    server.folder = folder
    return succeed(readState())
  }
  const answers: Readonly<Record<keyof Api, (request: never) => unknown>> = {
    'GET /api/election': () => succeed(readState()),
    'POST /api/texts': () => succeed(server.texts),
    'POST /api/check': () => succeed(server.report),
    'POST /api/save': ({ files: changed }: Api['POST /api/save']['request']) => {
      const current = changed.map(({ path }) => files.get(path) ?? { path, version: '', value: undefined })
      const file = current.find(({ version }, index) => version !== changed[index]?.base)
      const message = `data/anytown/${file?.path} was changed elsewhere since you opened it.`
      if (file) return { isOk: false, status: 409, failure: { message, file } }
      server.undo = current
      changed.forEach(write)
      return succeed({ state: readState() })
    },
    'POST /api/open': open,
    'POST /api/site': ({ folder, place }: Api['POST /api/site']['request']) => {
      const isArchived = (each: string) =>
        each === folder ? place === 'archive' : place === 'current' && each === server.current
      server.elections = server.elections.map((each) => ({ ...each, isArchived: isArchived(each.folder) }))
      if (place === 'current') server.current = folder
      return succeed(readState())
    },
    'POST /api/create': open,
    'POST /api/publish': () => {
      const outcome = server.outcomes.shift() ?? { commit: 'c0ffee', isCodeNew: false }
      if ('commit' in outcome) server.unpublished = []
      return succeed({ outcome, state: readState() })
    },
    'POST /api/progress': () => succeed(server.progress.length > 1 ? server.progress.shift() : server.progress[0]),
    'POST /api/undo': () => {
      server.undo.forEach(write)
      server.undo = []
      return succeed(readState())
    },
    'POST /api/photo': () => succeed({ src: 'ada.jpg' }),
    'POST /api/crop': ({ src }: Api['POST /api/crop']['request']) => {
      const crops = [208, 320, 480].map((width) => ({ address: photo, width, height: width * 1.25 }))
      return succeed({ src, whole: { address: photo, ...server.photoSize }, crops })
    },
    'POST /api/preview': () =>
      server.report.problems.length > 0 && server.gaps.length === 0
        ? succeed({ problems: server.report.problems })
        : succeed({ address: '/preview/1/', gaps: server.gaps }),
  }
  const call = async (operation: keyof Api, request: unknown) => {
    requests.push([operation, request])
    return answers[operation](request as never)
  }
  return Object.assign(server, { call: call as Call })
}

function succeed(answer: unknown) {
  return { isOk: true, answer }
}
