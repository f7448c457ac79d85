import { linkKinds } from '@/guide/fields/candidateFile'
import { toOpenCandidates, type OpenCandidate } from './documents'
import { defineTable, joinIds } from './table'

type CandidacyRow = OpenCandidate & { readonly candidacy: OpenCandidate['candidacies'][number] }

/** One row for each race of each candidate. */
export const candidatesTable = defineTable<CandidacyRow>(
  {
    id: ({ id }) => id,
    name: ({ name }) => name,
    sortName: ({ sortName }) => sortName,
    race: ({ candidacy }) => candidacy.race,
    position: ({ candidacy }) => candidacy.position,
    ballotOrder: ({ candidacy }) => candidacy.ballotOrder,
    incumbent: ({ candidacy }) => candidacy.incumbent,
    writeIn: ({ candidacy }) => candidacy.writeIn,
    withdrawn: ({ candidacy }) => candidacy.withdrawn !== undefined,
    withdrawnDate: ({ candidacy }) => candidacy.withdrawn?.date,
    result: ({ candidacy }) => candidacy.result,
    votes: ({ candidacy }) => candidacy.votes,
    party: ({ party }) => party,
    partyAsStated: ({ partyAsStated }) => partyAsStated,
    partyYear: ({ partyYear }) => partyYear,
    partySource: ({ partySource }) => partySource,
    experience: ({ experience }) => experience,
    experienceSources: ({ experienceSources }) => joinIds(experienceSources),
    language: ({ language }) => language,
    ...Object.fromEntries(linkKinds.map((kind) => [kind, ({ links }: CandidacyRow) => links?.[kind]])),
    src: ({ src }) => src,
    photoCredit: ({ photoCredit }) => photoCredit,
    noStances: ({ noStances }) => noStances?.reason,
    noStancesAsOf: ({ noStances }) => noStances?.asOf,
    sources: ({ sources }) => joinIds(sources),
    updated: ({ updated }) => updated,
  },
  (guide) =>
    toOpenCandidates(guide).flatMap((candidate) =>
      candidate.candidacies.map((candidacy) => ({ ...candidate, candidacy })),
    ),
)
