/** `npm run dev`: serves the site for development. A reload shows changed content. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runCli, finishInterruptedSave } from '@/lib/cli/runCli'
import { requireMessageFiles } from '@/lib/locale/messageFiles'
import { buildChildEnv, readEnv } from '@/lib/env'
import { applyLanguages } from '@/build/applyLanguages'
import { readProject } from '@/guide/files/readProject'
import { readLanguages, listSiteElections } from '@/guide/read/site'
import { readArguments } from '@/desk/readArguments'
import { GuideError } from '@/lib/problems'
import { serializePolicy, buildPolicy, type Policy } from '@/build/static-html/policy'

await runCli(async () => {
  const { election } = readEnv()
  requireMessageFiles(process.cwd())
  await finishInterruptedSave(process.cwd())
  // Modules with page text read the language when they load, so a change of it takes effect after a restart.
  applyLanguages()
  const { values } = readArguments(process.argv.slice(2), 'npm run dev -- --language es', {
    language: { type: 'string' },
  })
  if (listSiteElections(readProject(process.cwd()), election).length > 0)
    console.log(
      `This shows one election of the site. To see them all, ${election === undefined ? '' : 'unset ELECTION and '}run npm start.`,
    )
  const { status } = spawnSync(join('node_modules', '.bin', 'next'), ['dev'], {
    stdio: 'inherit',
    // next.config.mjs sends it as a header, so that the browser reports what the policy of a built page would block.
    env: buildChildEnv({
      // Pages in another language than the first have the addresses of the first here.
      ...(values.language === undefined ? {} : { GUIDE_LANGUAGE: requireLanguage(values.language) }),
      DEV_POLICY: serializePolicy(buildDevPolicy()),
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  })
  process.exitCode = status ?? 1
})

/** @throws GuideError if the guide has no such language */
function requireLanguage(tag: string): string {
  const languages = readLanguages(readProject(process.cwd()), readEnv().election)
  if (languages.includes(tag)) return tag
  const message = `“${tag}” is not a language of the guide. Use one of ${languages.join(', ')}.`
  throw new GuideError([{ file: 'npm run dev', field: '--language', message }])
}

/** The policy of a page with the exceptions that `next dev` needs: its scripts, styles and socket. */
function buildDevPolicy(): Policy {
  return {
    ...buildPolicy({ scripts: [], styles: [], scriptFiles: true, loadsData: true, pageViews: false }),
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'connect-src': ["'self'", 'ws:'],
    'font-src': ["'self'"],
  }
}
