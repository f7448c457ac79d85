import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildChildEnv } from '@/lib/env'
import { sendRequest } from './sendRequest'

/**
 * Starts a server and waits until it responds.
 * @param origin address of the server, without a slash at the end
 * @returns a function that stops the server
 * @throws an error if the server does not respond within ten seconds
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { origin, env = {} }: { origin: string; env?: Record<string, string> },
): Promise<() => Promise<void>> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: buildChildEnv(env) })
  const messages: Buffer[] = []
  child.stderr.on('data', (message: Buffer) => messages.push(message))
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const stop = async () => {
      child.kill()
      await once(child, 'exit')
    }
    // oxlint-disable-next-line no-await-in-loop
    if (await sendRequest(origin, '/').catch(() => undefined)) return stop
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error(`${command} did not start: ${Buffer.concat(messages).toString()}`)
}
