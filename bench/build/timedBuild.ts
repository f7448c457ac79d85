/** Builds the site as `npm run build` does, and measures how long each step takes and how much memory all need. */
import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnv } from '@/lib/env'
import { parseDurations } from '@/lib/cli/durations'
import { treeMemory } from './treeMemory'

/** Milliseconds between two looks at the memory. */
const interval = 200

/** A build in numbers. */
export interface TimedBuild {
  readonly seconds: number
  /** The build's own steps, in order. */
  readonly steps: ReturnType<typeof parseDurations>
  /** The most that all its processes held at once, in bytes, as far as looks in between can tell. */
  readonly peakMemory: number
}

/**
 * @param env what the build gets besides this program's own environment
 * @throws with the build's output when it fails or is interrupted
 */
export async function timedBuild(env: Record<string, string>): Promise<TimedBuild> {
  const began = performance.now()
  let peakMemory = 0
  let output = ''
  // A group of its own, so that all of it can be stopped together.
  const build = spawn(join('node_modules', '.bin', 'tsx'), [join('scripts', 'build.ts')], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnv(env),
  })
  const keep = (part: Buffer) => (output += part.toString())
  build.stdout.on('data', keep)
  build.stderr.on('data', keep)
  const look = setInterval(() => {
    const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    peakMemory = Math.max(peakMemory, treeMemory(listing, build.pid!))
  }, interval)
  const stop = () => process.kill(-build.pid!, 'SIGTERM')
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  const status = await new Promise((resolve, reject) => build.once('error', reject).once('close', resolve))
  for (const signal of signals) process.off(signal, stop)
  clearInterval(look)
  if (status !== 0) throw new Error(`The build failed.\n${output}`)
  return { seconds: (performance.now() - began) / 1000, steps: parseDurations(output), peakMemory }
}
