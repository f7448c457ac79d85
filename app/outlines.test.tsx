import { join } from 'node:path'
import * as cheerio from 'cheerio'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { readProject } from '@/guide/files/readProject'
import type { ValidElection } from '@/guide/read/electionFiles'
import type { EntryPoint } from '@/lib/inline-scripts/bundleScript'
import { buildLanguageEnv } from '@/lib/env'
import { readReviewedOutlines } from '@/lib/testing/outlines'
import { readOutline } from './testing/outline'

/** Shows the file and the arguments of a script. */
jest.mock('@/components/page/InlineScript/InlineScript', () => {
  const { createElement } = jest.requireActual<typeof import('react')>('react')
  interface Props {
    readonly entry: EntryPoint<readonly unknown[]>
    readonly args: readonly unknown[]
    readonly loadsData?: boolean
  }
  // Versions of Node.js list the plural forms of a language in different orders.
  const sortKeys = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return {
    InlineScript: ({ entry, args, loadsData }: Props) =>
      createElement('script', { 'data-loads': loadsData, src: entry.file }, JSON.stringify(args, sortKeys)),
  }
})

interface Sample {
  /** Folder of the outlines. */
  readonly name: string
  /** The election's folder, if it has another name. */
  readonly election?: string
  /** Languages of the guide. By default, the pages are in the first. */
  readonly languages?: readonly string[]
  readonly language?: string
  /** Lasting address of an archived election. */
  readonly path?: string
  readonly env?: Readonly<Record<string, string>>
  /** Names of the pages that have an outline, by default all. The others show nothing new. */
  readonly pages?: RegExp
  /** Changes the files, for states that the election has at another time. */
  readonly change?: (files: ValidElection) => ValidElection
}

const withoutResults = (files: ValidElection) => changeElection(files, { results: undefined })

const samples: readonly Sample[] = [
  {
    name: 'anytown',
    change: ({ candidates, ...files }) => ({
      ...files,
      candidates: candidates.map(({ file, ...each }) => ({ ...each, file: { ...file, src: `${each.id}.jpg` } })),
    }),
    pages: /^(?:about-fairness|candidates|profile-ada)$/,
  },
  {
    name: 'showcase',
    pages:
      /^(?!accessibility|data|elections|notFound|offline|profile-(?:baird|cole|nguyen|reed|okafor|ward-|wolfe|al-bo-stance2))/,
  },
  { name: 'variants', languages: ['en', 'es'], pages: /^(?!accessibility|elections|notFound|offline)/ },
  {
    name: 'variants-before',
    election: 'variants',
    languages: ['en', 'es'],
    env: { NEXT_PUBLIC_GA_ID: 'G-ABCD1234' },
    change: (files) => {
      const { offices = [] } = files.election.where
      const places = offices.flatMap(({ place, ...fact }) => (place === undefined ? [] : [{ place, ...fact }]))
      return changeElection(withoutResults(files), { where: { places } })
    },
    pages: /^(?:about|candidates|how-to-vote|my-ballot|questions-hall|profile-(?:able|dorr))$/,
  },
  {
    name: 'variants-empty',
    election: 'variants',
    languages: ['en', 'es'],
    env: { SITE_URL: '' },
    change: (files) => ({
      ...changeElection(withoutResults(files), {
        research: undefined,
        license: undefined,
        publisher: undefined,
        corrections: [],
        questions: [],
        terms: [],
        when: { deadlines: [] },
        where: {},
        how: undefined,
      }),
      candidates: [],
      questionnaires: [],
    }),
    pages: /^(?!candidates-|elections|offline)/,
  },
  {
    name: 'variants-es',
    election: 'variants',
    languages: ['en', 'es'],
    language: 'es',
    // Nothing that the only candidate said is translated.
    change: (files) => ({
      ...changeElection(withoutResults(files), { publisher: undefined }),
      candidates: files.candidates.filter(({ id }) => id === 'able'),
      questionnaires: [],
    }),
    pages: /^(?:candidates-council|profile-able)$/,
  },
  { name: 'region', languages: ['en-CA'] },
  { name: 'region-before', election: 'region', languages: ['en-CA'], change: withoutResults, pages: /^candidates$/ },
  {
    name: 'primary',
    languages: ['en-CA'],
    path: '/2026-06-06',
    pages: /^(?:about|candidates|candidates-warden|corrections|my-ballot|profile-adair|results)$/,
  },
  {
    name: 'primary-before',
    election: 'primary',
    languages: ['en-CA'],
    path: '/2026-06-06',
    change: withoutResults,
    pages: /^elections$/,
  },
  {
    name: 'upcoming',
    languages: ['en', 'ar'],
    pages: /^(?!accessibility|data|elections|offline|profile-(?:elm|brook-|castle-|dorn-))/,
  },
  {
    name: 'upcoming-ar',
    election: 'upcoming',
    languages: ['en', 'ar'],
    language: 'ar',
    pages:
      /^(?:candidates|compare-moderator|how-to-vote|notFoundPage|profile-alden|profile-dorn-stance1|questions-recall)$/,
  },
]

function changeElection(files: ValidElection, changes: Partial<ElectionFile>): ValidElection {
  return { ...files, election: { ...files.election, ...changes } }
}

/** Environment that the loaded modules read. Their constants depend on it. */
let loaded = ''

async function loadModules(variables: Readonly<Record<string, string | undefined>>) {
  if (loaded !== JSON.stringify(variables)) jest.resetModules()
  loaded = JSON.stringify(variables)
  Object.assign(process.env, variables)
  return {
    ...(await import('./testing/mockGuide')),
    ...(await import('@/guide/read/election')),
    ...(await import('@/guide/read/guide')),
    ...(await import('./testing/routes')),
    ...(await import('./my-ballot/buildProps')),
    layout: await import('./layout'),
    sitemap: await import('./sitemap'),
  }
}

async function renderOutlines(sample: Sample): Promise<Readonly<Record<string, string>>> {
  const {
    name,
    election = name,
    languages = ['en'],
    language = languages[0]!,
    path = '',
    change = (files) => files,
    pages = /^/,
  } = sample
  Object.assign(process.env, { SITE_URL: 'https://guide.example', NEXT_PUBLIC_GA_ID: '' }, sample.env)
  const { setGuide, addSite, readElection, translateGuide, listParams, readMetadata, renderDocument, ...modules } =
    await loadModules({ ...buildLanguageEnv(languages, language), ELECTION_PATH: path })
  const project = readProject(process.cwd())
  const folder = `fixtures/${election}`
  const files = change(readElection(project, folder).valid!)
  const guide = addSite(translateGuide(files, language), project, language, folder)
  setGuide(guide)
  const entries = new Map(
    modules.sitemap.default().map(({ url, lastModified, alternates }) => [url, { lastModified, alternates }]),
  )

  const outlines: Record<string, string> = {}
  /** What the landing page has around its content. Of other pages, only the lines that differ. */
  const common = new Set([
    JSON.stringify(modules.layout.generateMetadata()),
    JSON.stringify(modules.layout.generateViewport()),
  ])
  const addOutline = async (file: string, params: Readonly<Record<string, string>>) => {
    const address = file.replace(/\/?page\.tsx$/, '').replaceAll(/\[(\w+)\]/g, (_, key) => params[key] ?? '')
    const page = address.replace('.tsx', '').replaceAll('/', '-') || 'landing'
    if (page !== 'landing' && !pages.test(page)) return
    const { title, description, ...metadata } = await readMetadata(file, params)
    const $ = cheerio.load(await renderDocument(file, params), { scriptingEnabled: false })
    const main = $('main')
    const content = readOutline($, main.get(0)!)
    main.empty()
    const around = readOutline($, $('html').get(0)!)
    outlines[page] = [
      `title: ${typeof title === 'string' ? title : JSON.stringify(title)}`,
      `description: ${description}`,
      JSON.stringify({ ...metadata, sitemap: entries.get(String(metadata.alternates?.canonical)) }),
      ...content,
      // What scripts show on the ballot.
      ...(page === 'my-ballot' ? modules.buildMyBallotProps(guide).contests.map((each) => JSON.stringify(each)) : []),
      ...(page === 'landing' ? [...common, ...around] : around.filter((line) => !common.has(line))),
      '',
    ].join('\n')
    if (page === 'landing') for (const line of around) common.add(line)
  }
  await addOutline('page.tsx', {})
  for (const file of modules.routeFiles.filter((each) => each !== 'page.tsx'))
    for (const params of await listParams(file)) await addOutline(file, params)
  return outlines
}

it.each(samples)('the outlines of $name are up to date (npm run outlines updates them)', async (sample) => {
  const outlines = await renderOutlines(sample)
  expect(outlines).toEqual(readReviewedOutlines(join('app/outlines', sample.name), outlines))
})
