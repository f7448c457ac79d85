/** Runs `npm run build`, and measures its time, its steps, its processor time and its memory. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildChildEnv } from '@/lib/env'
import { parseDurations } from '@/lib/cli/durations'
import { parseProcessorTime, withProcessorTime } from './processorTime'
import { treeMemory } from './treeMemory'

/** Milliseconds between two memory samples. */
const SAMPLE_INTERVAL = 200

/** Measurements of a build. */
export interface TimedBuild {
  readonly seconds: number
  /** User and system time of all processes together, in seconds. */
  readonly processorSeconds: number
  /** The build's steps, in order. */
  readonly steps: ReturnType<typeof parseDurations>
  /** Largest sampled memory of all processes together, in bytes. */
  readonly peakMemory: number
}

/**
 * @param env variables for the build, in addition to this process's environment
 * @throws Error with the build's output if it fails or is interrupted
 */
export async function timedBuild(env: Record<string, string>): Promise<TimedBuild> {
  const start = performance.now()
  let peakMemory = 0
  let output = ''
  // Detached, so that the build has its own process group and can be stopped as a whole.
  const command = [join('node_modules', '.bin', 'tsx'), join('scripts', 'build.ts')]
  const build = spawn('sh', withProcessorTime(command), {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: buildChildEnv(env),
  })
  const { pid } = build
  if (pid === undefined) throw new Error('sh did not start.')
  let errors = ''
  build.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  build.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const sampler = setInterval(() => {
    const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    peakMemory = Math.max(peakMemory, treeMemory(listing, pid))
  }, SAMPLE_INTERVAL)
  const stop = () => process.kill(-pid, 'SIGTERM')
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  const [status] = await once(build, 'close')
  for (const signal of signals) process.off(signal, stop)
  clearInterval(sampler)
  if (status !== 0) throw new Error(`The build failed.\n${output}${errors}`)
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: parseProcessorTime(output),
    steps: parseDurations(output),
    peakMemory,
  }
}
