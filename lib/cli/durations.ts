/** How long a step of the build took, as a line that people read and `npm run bench:build` reads back. */
export function formatDuration(step: string, milliseconds: number): string {
  return `${step}: ${(milliseconds / 1000).toFixed(1)} s`
}

/** Every step in a build's output with its seconds, in order. */
export function parseDurations(output: string): readonly { readonly step: string; readonly seconds: number }[] {
  return [...output.matchAll(/^(\S+ .+): (\d+\.\d) s$/gm)].map(([, step = '', seconds]) => ({
    step,
    seconds: Number(seconds),
  }))
}
