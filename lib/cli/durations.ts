/** Formats the duration of a build step as a line of output, which {@link parseDurations} parses. */
export function formatDuration(step: string, milliseconds: number): string {
  return `${step}: ${(milliseconds / 1000).toFixed(1)} s`
}

/** Parses the duration of every step in a build's output, in order. */
export function parseDurations(output: string): readonly { readonly step: string; readonly seconds: number }[] {
  return [...output.matchAll(/^([^:\n]+): (\d+\.\d) s$/gm)].map(([, step = '', seconds]) => ({
    step,
    seconds: Number(seconds),
  }))
}
