/** Reads a time of day like 07:00, 7:00 am or 7 pm as `07:00`. Spreadsheets add seconds. Undefined for other text. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', half = ''] = /^(\d{1,2})(?::(\d\d)(?::00)?)? ?([ap]\.?m\.?)?$/i.exec(text) ?? []
  const isTwelveHour = half !== ''
  if (hours === undefined || (!isTwelveHour && !text.includes(':')) || (isTwelveHour && !(+hours >= 1 && +hours <= 12)))
    return undefined
  const hour = isTwelveHour ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
