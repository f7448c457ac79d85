import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildChildEnv } from '@/lib/env'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

const address = 'http://127.0.0.1:20000/#token=secret'

let folder: string
beforeEach(() => {
  folder = createTemporaryFolder()
})

/** Opens the address with a program that writes its arguments to a file. */
async function open() {
  const write = `echo "$@" > '${folder}/part' && mv '${folder}/part' '${folder}/arguments'`
  // Names of the program on Linux and macOS.
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${write}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const code = `
    const { openBrowser } = await import(${JSON.stringify(resolve('desk/editor/openBrowser.ts'))})
    const { existsSync } = await import('node:fs')
    openBrowser('${address}', '${folder}/work')
    setInterval(() => existsSync('${folder}/arguments') && console.log('Opened'), 20)`
  const env = buildChildEnv({ NODE_OPTIONS: undefined, PATH: `${folder}:${process.env.PATH}` })
  const program = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], { env })
  await once(program.stdout, 'data')
  return { program, args: readFileSync(join(folder, 'arguments'), 'utf8').trim() }
}

it('gives the browser a secret address in a file that only this user can read, until the program ends', async () => {
  const { program, args } = await open()
  expect(args).not.toContain('secret')
  expect(readFileSync(args, 'utf8')).toContain(`url=${address}`)
  expect([args, dirname(args)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700])
  program.kill('SIGINT')
  expect(await once(program, 'exit')).toEqual([null, 'SIGINT'])
  expect(existsSync(args)).toBe(false)
  expect(readdirSync(join(folder, 'work'))).toEqual([])
}, 30_000)
