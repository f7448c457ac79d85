import { language } from './language'
import { findFormats } from './languages'

function createFormat(options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(findFormats(language), options)
  return (value: number) => format.format(value)
}

/** Creates the functions that format counts, like 1200 as "1,200", and differences between them, like "+1,200" or "0". */
export function createCountFormats(decimals: number) {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return { formatCount: createFormat(digits), formatChange: createFormat({ ...digits, signDisplay: 'exceptZero' }) }
}

export const { formatCount } = createCountFormats(0)

/** Formats an average of small numbers: 4 as "4.0". */
export const formatAverage = createFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a share: 0.4567 as "45.7%". */
export const formatPercent = createFormat({ style: 'percent', maximumFractionDigits: 1 })

/** Formats a share without decimals: 0.4567 as "46%". */
export const formatWholePercent = createFormat({ style: 'percent' })

const mostDecimals = 10

/** Formats shares with one decimal, or with as many as keep different counts, nothing, half and all apart. */
export function createShareFormat(counts: readonly number[], total: number): (count: number) => string {
  const different = [...new Set([0, total / 2, total, ...counts])]
  for (let decimals = 1; ; decimals++) {
    const format = createFormat({
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    const shown = new Set(different.map((count) => format(count / total)))
    if (shown.size === different.length || decimals === mostDecimals) return (count) => format(count / total)
  }
}
