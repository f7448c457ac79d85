import { KeepGuide } from '@/components/page/KeepGuide/KeepGuide'
import { readEnv } from '@/lib/env'
import { ELECTION_PATH } from '@/lib/paths'

/** Keeps the guide of the current election on the device, unless the site removes what readers have kept. */
export function KeepControl() {
  return ELECTION_PATH !== '' || readEnv().removeKept ? null : <KeepGuide />
}
