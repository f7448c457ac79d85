import type { Candidate } from '@/data/schema/published'
import { splitName } from './splitName'

/** A name with the surname in bold type. Renders inline content, for a parent in regular type. */
export function CandidateName({ name, sortName }: Pick<Candidate, 'name' | 'sortName'>) {
  const { given, surname } = splitName(name, sortName)
  return (
    <>
      {given === '' ? null : `${given} `}
      <b>{surname}</b>
    </>
  )
}
