/** The results as plain text. */
import { kinds, measures, type Figures, type Measure, type Results } from './measures'

const others = { export: 'untouched export', floor: 'bare HTML', app: 'client-rendered app' } as const
/** Of a figure's ratio. */
const RATIO_WIDTH = 8

/** One table: a part for each kind of page, a row for each measure; beside each other site's figure how many times ours. */
export function makeTable(results: Results): string {
  const parts = kinds.map((kind) => [
    [kind.toUpperCase(), 'this site', ...Object.values(others)],
    ...(Object.keys(measures) as Measure[])
      .filter((name) => results[kind].site[name] !== undefined)
      .map((name) => rowOf(name, results[kind])),
  ])
  const rows = parts.flat()
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lay = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]! + 2)))
      .join('')
      .trimEnd()
  return parts.map((part) => part.map(lay).join('\n')).join('\n\n')
}

function rowOf(name: Measure, figures: Results[keyof Results]): string[] {
  const own = figures.site[name]
  return [
    measures[name].label,
    format(name, own),
    ...(Object.keys(others) as (keyof typeof others)[]).map((site) => withRatio(name, figures[site], own)),
  ]
}

function withRatio(name: Measure, { [name]: value }: Figures, own: number | undefined): string {
  const ratio = value === undefined || !own || measures[name].form === 'yes or no' ? '' : `${(value / own).toFixed(2)}x`
  return format(name, value) + ratio.padStart(RATIO_WIDTH)
}

/** A figure in its own form: `1.3 kB`, `650 ms`, `0.012`, `7`; `-` where it does not apply. */
export function format(name: Measure, value: number | undefined): string {
  if (value === undefined) return '-'
  const { form } = measures[name]
  if (form === 'bytes') return `${(value / 1000).toFixed(1)} kB`
  if (form === 'time') return `${value.toFixed(0)} ms`
  if (form === 'yes or no') return value < 0.5 ? 'no' : 'yes'
  return form === 'shift' ? value.toFixed(3) : String(value)
}
