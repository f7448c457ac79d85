import { toAbsoluteUrl } from '@/app/metadata'
import { buildBallotText, describeContest } from '@/components/ballot/MyBallot/describeContests'
import type { MyBallotProps } from '@/components/ballot/MyBallot/MyBallot'
import { buildBallotContests } from '@/guide/ask/pages/ballot'
import { buildBallotKey, buildElectionKey } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { paths } from '@/lib/paths'

/** Builds the props of the ballot, for the page and for the script that starts it. */
export function buildMyBallotProps(guide: Guide): MyBallotProps {
  const { election } = guide
  return {
    storageKey: buildBallotKey(election),
    election: buildElectionKey(election),
    address: toAbsoluteUrl(paths.myBallot),
    contests: buildBallotContests(guide).map(describeContest),
    text: buildBallotText(),
  }
}
