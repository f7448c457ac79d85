/** For tests, loaded before the program: kills the process before a step of the file system. */
const promises = require('node:fs/promises')
const { syncBuiltinESMExports } = require('node:module')

// oxlint-disable-next-line node/no-process-env -- a program has other arguments
const last = Number(process.env.KILL_AT_STEP)
let count = 0
for (const name of ['link', 'mkdir', 'open', 'rename', 'rm']) {
  const run = promises[name]
  promises[name] = (...args) => {
    count += 1
    if (count === last) process.kill(process.pid, 'SIGKILL')
    return run(...args)
  }
}
syncBuiltinESMExports()
