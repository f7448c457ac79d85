/** Finds what is missing in the sources of a candidate's statements and experience. */
import { countNoun } from '@/lib/problems'
import { listStatements } from '@/guide/ask/candidateGaps'
import type { CandidacyContext } from './candidacy'
import type { Finding } from './task'

/** Finds experience without a source, and statements that all rest on one source or on the candidate's own pages. */
export function findSourceGaps(context: CandidacyContext): Finding[] {
  const { experience, experienceSources } = context.candidate
  return [
    ...(experience !== undefined && experienceSources === undefined ? [experienceWithoutSource] : []),
    ...findOneSidedStatements(context),
  ]
}

const experienceWithoutSource: Finding = {
  kind: 'sources',
  what: 'Experience without a source',
  todo: 'Add its sources.',
  field: 'experienceSources',
}

function findOneSidedStatements({ candidate, sourceAddresses }: CandidacyContext): Finding[] {
  const statements = listStatements(candidate)
  const sources = new Map(statements.flatMap((statement) => statement.sources).map((source) => [source.id, source]))
  const [first] = sources.values()
  if (!first) return []
  const ownAddresses = Object.values(candidate.links ?? {})
  const isOwn = (id: string) => {
    const address = sourceAddresses.get(id)
    return address !== undefined && ownAddresses.some((own) => isBelow(address, own))
  }
  if ([...sources.keys()].every(isOwn))
    return [
      {
        kind: 'sources',
        what: "Only the candidate's own pages as sources",
        why: `${countNoun(statements.length, 'statement')} in all.`,
        todo: 'Look for a source by somebody else: an interview, a debate, a news report, minutes.',
        field: 'stances',
      },
    ]
  if (sources.size > 1 || statements.length === 1) return []
  return [
    {
      kind: 'sources',
      what: 'One source for all statements',
      why: `It is "${first.title}".`,
      todo: 'Look for a second source.',
      field: 'stances',
    },
  ]
}

/** True if an address is on the website or account of another. Many candidates may share a host like facebook.com. */
function isBelow(address: string, own: string): boolean {
  if (!/^https?:/i.test(own)) return false
  const [page, site] = [new URL(address), new URL(own)]
  const folder = site.pathname.replace(/\/?$/, '/')
  return removeWww(page.host) === removeWww(site.host) && page.pathname.replace(/\/?$/, '/').startsWith(folder)
}

function removeWww(host: string): string {
  return host.replace(/^www\./, '')
}
