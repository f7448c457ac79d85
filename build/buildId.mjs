import { execFileSync } from 'node:child_process'

/** The commit, so that two builds of one commit are byte-identical; a fixed name outside a git checkout. */
export function getBuildId() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'no-commit'
  }
}
