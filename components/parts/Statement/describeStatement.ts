import { formatDate, formatSourceDate } from '@/lib/locale/dates'
import { separator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate, Stance } from '@/guide/fields/published'

type Statement = Pick<Stance, 'date' | 'how' | 'words'>

const text = phrases.profile

/**
 * Describes the origin of a statement, like "Interview, October 20, 2023", after a mark if it is no summary. Undefined if
 * nothing of it is known.
 */
export function describeOrigin({ date, how, words }: Statement): string | undefined {
  const day = date && formatSourceDate(date)
  const mark = words === undefined || words === 'summary' ? [] : [text.words[words]]
  if (how || mark.length > 0)
    return [...mark, ...(how ? [text.statementKinds[how]] : []), ...(day ? [day] : [])].join(separator)
  if (!date || !day) return undefined
  return date.length > 'YYYY-MM'.length ? text.statedOn({ day }) : text.statedIn({ monthOrYear: day })
}

/**
 * The year of a statement, like "Stated in 2015". Undefined if it is the year of the election or not known.
 * @param electionDate `YYYY-MM-DD`
 */
export function describeOtherYear({ date }: Pick<Statement, 'date'>, electionDate: string): string | undefined {
  const year = findOtherYear(date, electionDate)
  return year && text.statedIn({ monthOrYear: year })
}

/** The year of a date if it is not the year of the election. */
export function findOtherYear(date: string | undefined, electionDate: string): string | undefined {
  const year = date?.slice(0, 4)
  return year === electionDate.slice(0, 4) ? undefined : year
}

export function describeNoStances({ noStances, positions }: Pick<Candidate, 'noStances' | 'positions'>): string {
  if (!noStances) return text.noStancesGiven
  const { reason, asOf } = noStances
  const describe = reason === 'none found' && positions.length > 0 ? text.foundNoKeyStance : text.noStances[reason]
  return describe({ date: asOf && formatDate(asOf) })
}
