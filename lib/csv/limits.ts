/** Limits of spreadsheets, so that no file can take minutes or all of the memory. */
import { GuideError, type Problem } from '@/lib/problems'

/** The highest count that is read. The sheets of 2,000 candidates are far below. */
const limits = {
  MB: 20,
  /** Of all parts of a workbook, which is a compressed archive. */
  'MB of contents': 50,
  sheets: 50,
  rows: 50_000,
  columns: 200,
  /** Of all sheets, up to the last row and the last column of each. */
  'cells, including empty ones': 500_000,
  /** Excel allows no more in a cell. */
  characters: 32_767,
} as const

/** Limits of a kind of file that may be larger. */
export type Limits = Readonly<Partial<Record<keyof typeof limits, number>>>

/**
 * @param place the file, and where in it the limit is exceeded
 * @param fix how to get below the limit
 * @throws GuideError if the count exceeds its limit
 */
export function checkLimit(
  place: Pick<Problem, 'file' | 'row' | 'field'>,
  noun: keyof typeof limits,
  count: number,
  fix: string,
  { [noun]: limit = limits[noun] }: Limits = {},
): void {
  if (count <= limit) return
  const [has, most] = [count, limit].map((value) => Math.ceil(value).toLocaleString('en'))
  throw new GuideError([{ ...place, message: `This has ${has} ${noun}, and the limit is ${most}. ${fix}` }])
}
