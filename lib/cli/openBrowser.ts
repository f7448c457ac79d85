import { spawn } from 'node:child_process'

const commands: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'open',
  win32: 'explorer.exe',
}

/** Opens an address in the browser of the person. Does nothing if the system has no program for that. */
export function openBrowser(address: string): void {
  const command = commands[process.platform] ?? 'xdg-open'
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
