import type { Metadata } from 'next'
import { CompareIndex } from '@/components/CompareIndex/CompareIndex'
import { ElectionPage } from '@/app/electionPage'
import { isCompared, listCandidates, listComparedRaces } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { groupContests } from '@/guide/ask/races'
import { listRaceTopics } from '@/guide/ask/topicFacts'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { buildElectionPageMetadata } from '@/app/metadata'

export function generateMetadata(): Metadata {
  const { indexTitle: title, indexDescription: description } = phrases.compare
  return buildElectionPageMetadata(paths.compare, { title, description })
}

/** `/compare/`: the races whose candidates readers can compare. */
export default function CompareRoute() {
  const guide = getGuide()
  const groups = groupContests(guide).map(({ groupId, name, races }) => ({
    groupId,
    name,
    races: races
      .filter(({ id }) => isCompared(guide, id))
      .map((race) => ({
        ...race,
        candidateCount: listCandidates(guide, race.id).length,
        topicCount: listRaceTopics(guide, race.id).length,
      })),
  }))
  return (
    <ElectionPage page="compare">
      <CompareIndex
        groups={groups.filter(({ races }) => races.length > 0)}
        isComplete={listComparedRaces(guide).length === guide.races.length}
      />
    </ElectionPage>
  )
}
