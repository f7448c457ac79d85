/** The four sites that are held against each other. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadGuide } from '@/data/load/loadGuide'
import { GuideError } from '@/lib/problems'
import { buildSite } from '@/lib/cli/buildSite'
import { compress } from '@/lib/compress'
import { buildApp } from './buildApp'
import { toBareHtml } from './bareHtml'
import type { Site } from './measures'

const election = 'medford-2023'

/** Where each site lies. */
export const folders: Readonly<Record<Site, string>> = {
  site: 'out',
  export: 'out-plain',
  floor: 'out-bench-floor',
  app: 'out-bench-app',
}

/**
 * Makes the sites.
 * @param build whether to build this site and the untouched export; when not, they are taken as they are
 * @throws GuideError that says which build is missing
 */
export async function makeSites(build: boolean): Promise<void> {
  if (build) {
    buildSite({ ELECTION: election, OUT_DIR: folders.export, PLAIN_EXPORT: '1' })
    buildSite({ ELECTION: election, OUT_DIR: folders.site })
  }
  requireBuilds()
  makeFloor()
  await makeApp()
  for (const folder of Object.values(folders)) if (!existsSync(join(folder, 'index.html.br'))) await compress(folder)
}

function requireBuilds(): void {
  const commands = {
    [folders.site]: 'npm run build',
    [folders.export]: 'PLAIN_EXPORT=1 OUT_DIR=out-plain npm run build',
  }
  const missing = Object.entries(commands).filter(([folder]) => !existsSync(join(folder, 'index.html')))
  if (missing.length === 0) return
  throw new GuideError(
    missing.map(([folder, command]) => ({
      file: folder,
      expected: 'an exported site',
      found: 'no index.html in it',
      fix: `Run ${command}, or leave out --no-build.`,
    })),
  )
}

function makeFloor(): void {
  copyFiles(folders.floor)
  for (const name of readdirSync(folders.site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(folders.floor, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, toBareHtml(readFileSync(join(folders.site, name), 'utf8')))
  }
}

async function makeApp(): Promise<void> {
  copyFiles(folders.app)
  await buildApp(folders.app, loadGuide(process.cwd(), election))
  // What the server answers a wrong address with.
  cpSync(join(folders.app, 'index.html'), join(folders.app, '404.html'))
}

/** What every site has alike: this site's files but for its pages, and what Next.js needs in the browser. */
function copyFiles(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(folders.site, folder, {
    recursive: true,
    filter: (source) => !/\/_next$|\.(html|txt)(\.(br|gz))?$/.test(source),
  })
}
