import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const commands: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'open',
  win32: 'explorer.exe',
}

/**
 * Does nothing if the system has no program for that. The address may contain a secret, and every user of the computer
 * can list the arguments of programs. So the browser gets it from a file that only this user can read.
 * @param address without characters that HTML needs to escape
 * @param parent folder for the file. Some browsers cannot read the system's temporary folder
 */
export function openBrowser(address: string, parent: string): void {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'open-'))
  const file = join(folder, 'editor.html')
  writeFileSync(file, `<!doctype html>\n<meta http-equiv="refresh" content="0; url=${address}">\n`, { mode: 0o600 })
  const clean = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clean)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      clean()
      process.kill(process.pid, signal)
    })
  spawn(commands[process.platform] ?? 'xdg-open', [file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
