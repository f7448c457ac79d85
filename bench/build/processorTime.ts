/** Measures the processor time of a command and all processes that it starts. Node.js reports only that of its own process. */

/** Arguments for `sh` that run a command and then print its processor time. */
export function withProcessorTime(command: readonly string[]): readonly string[] {
  return ['-c', '"$0" "$@"; status=$?; times; exit $status', ...command]
}

/**
 * Parses the output of {@link withProcessorTime}.
 * @returns user and system time in seconds
 * @throws Error if the output does not end as POSIX specifies for `times`
 */
export function parseProcessorTime(output: string): number {
  const time = String.raw`(\d+)m(\d+(?:[.,]\d+)?)s`
  // The first line is the shell, the second its children.
  const match = new RegExp(String.raw`${time} ${time}\s+${time} ${time}\s*$`).exec(output)
  if (!match) throw new Error(`No processor time at the end of the output:\n${output}`)
  const numbers = match.slice(1).map((text) => Number(text.replace(',', '.')))
  return numbers.reduce((sum, number, index) => sum + (index % 2 === 0 ? 60 * number : number), 0)
}
