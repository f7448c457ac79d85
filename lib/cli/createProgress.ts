/** The part of a stream that progress needs, such as `process.stdout`. */
interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Clears the current line of a terminal and returns to its start. */
const clearLine = '\r\u001B[K'

/** Reports progress: on a terminal in one line that is cleared at the end, elsewhere in a line per 10%. */
export function createProgress(output: Output): (done: number, total: number) => void {
  let lastTenth = 0
  return (done, total) => {
    if (output.isTTY) output.write(clearLine + (done < total ? `${done} of ${total}` : ''))
    const tenth = Math.floor((10 * done) / total)
    if (!output.isTTY && tenth > lastTenth) output.write(`${10 * tenth}% (${done} of ${total})\n`)
    lastTenth = tenth
  }
}
