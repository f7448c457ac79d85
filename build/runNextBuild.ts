import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeGuideFile } from '@/guide/files/guideFile'
import type { Guide } from '@/guide/fields/published'
import { cleanNextCache } from '@/lib/cli/buildSite'
import { buildChildEnv, readEnv, type Variables } from '@/lib/env'
import { languages } from '@/lib/locale/language'
import { GuideError } from '@/lib/problems'
import { cacheFolder } from '@/lib/fileCache'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'
import { guideFile } from './publishFolder'
import { digestCode, digestSources } from './sourceDigest'

/** Output of `next build` while another one, such as that of a killed build, still owns `.next`. */
const busy = /process is already running/

const diskFull = /ENOSPC|no space left/i

/** Longest wait for another `next build`, in milliseconds. */
const longestWait = 5 * 60_000

/**
 * Runs `next build`. It compiles the code only if the code in `.next` is out of date, and clears a damaged cache once.
 * @param variables environment variables, besides those of this process
 * @throws GuideError if the build fails with an empty cache, too, or if the disk is full
 */
export async function runNextBuild(out: string, guide: Guide, variables: Variables): Promise<void> {
  writeGuideFile(guideFile, guide)
  const hadCache = existsSync('.next')
  let result = await runOnce(out, variables)
  if (result.status !== 0 && hadCache && !diskFull.test(result.output)) {
    console.log('next build failed. Trying again without the cache of earlier builds.')
    cleanNextCache()
    result = await runOnce(out, variables)
  }
  if (result.status === 0) return
  const message = diskFull.test(result.output)
    ? 'The disk is full. Free some space and build again.'
    : 'The pages were not exported. The error is printed above.'
  throw new GuideError([{ file: 'next build', message }])
}

async function runOnce(out: string, variables: Variables) {
  const start = Date.now()
  // Computed before the build, so that a module that changes during the build is checked by the next one.
  const digest = digestSources(process.cwd())
  const env = buildChildEnv({
    ...variables,
    EXPORT_DIR: out,
    GUIDE_FILE: guideFile,
    // Without the page text, of which a language in the cache may have been built with another version.
    BUILD_ID: digestCode(process.cwd()).slice(0, 16),
    TYPES_CHECKED: readEnv().typesChecked || isRecorded(checkedFile, digest) ? '1' : '',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  const compilation = JSON.stringify([digest, readEnv().basePath, readEnv().gaId, readEnv().debug])
  const run = () => spawnNext(env, isRecorded(compiledFile, compilation))
  let result = await run()
  while (busy.test(result.output) && Date.now() - start < longestWait) {
    console.log('Waiting for another next build to end.')
    await sleep(3000)
    result = await run()
  }
  if (result.status === 0) {
    writeFileWithFolders(checkedFile, digest)
    writeFileWithFolders(compiledFile, compilation)
  }
  return result
}

/** Record of the code that last passed the type check. Hosts keep it between builds. */
const checkedFile = join(cacheFolder, 'type-check')

/** Record of the sources and options that the code in `.next` was compiled from. Next.js deletes it before it compiles again. */
const compiledFile = join('.next', 'compiled')

/** Prints and returns the output. `hasCode` renders with the code in `.next` instead of compiling it again. */
async function spawnNext(env: NodeJS.ProcessEnv, hasCode: boolean) {
  // Otherwise Next.js would export the pages that it lists, which are those of the last build.
  if (hasCode) rmSync(join('.next', 'prerender-manifest.json'), { force: true })
  const args = ['build', ...(hasCode ? ['--experimental-build-mode', 'generate'] : [])]
  // Each worker first loads all code. Meanwhile, this process converts the language before to static HTML.
  const usesOneWorker = hasCode && env.GUIDE_LANGUAGE !== languages[0]
  const next = spawn(join('node_modules', '.bin', 'next'), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, USES_ONE_WORKER: usesOneWorker ? '1' : '' },
  })
  let output = ''
  const printTo = (stream: NodeJS.WriteStream) => (part: Buffer) => {
    output += part.toString()
    stream.write(part)
  }
  next.stdout.on('data', printTo(process.stdout))
  next.stderr.on('data', printTo(process.stderr))
  const status = await new Promise<number | null>((resolve, reject) =>
    next.once('error', reject).once('close', resolve),
  )
  return { status, output }
}

/** True if a build that succeeded wrote this text to the file of a record. */
export function isRecorded(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}
