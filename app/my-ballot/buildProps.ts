import { describeContest } from '@/components/MyBallot/describeContests'
import type { MyBallotProps } from '@/components/MyBallot/MyBallot'
import { buildBallotContests } from '@/data/myBallot'
import { buildBallotKey, buildElectionKey } from '@/data/races'
import type { Guide } from '@/data/schema/published'
import { phrases } from '@/lib/locale/phrases'

/** Builds the props of the ballot, for the page and for the script that starts it. */
export function buildMyBallotProps(guide: Guide): MyBallotProps {
  const { election } = guide
  return {
    storageKey: buildBallotKey(election),
    election: buildElectionKey(election),
    contests: buildBallotContests(guide).map(describeContest),
    text: phrases.myBallot.controls,
  }
}
