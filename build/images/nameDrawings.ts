import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasPhoto } from '@/guide/ask/guide'
import { imageFolder } from '@/guide/read/readElection'
import type { Guide } from '@/guide/fields/published'
import { drawPortrait, getInitials } from '@/lib/drawing/drawPortrait'
import { getPhotoName } from '@/lib/photos'

/** Names every portrait that is a drawing after its content, like the photographs, so that browsers can cache it forever. */
export function nameDrawings(guide: Guide): Guide {
  const candidates = guide.candidates.map((candidate) => {
    const { src, photo, name, sortName } = candidate
    if (photo !== undefined) return candidate
    const content = hasPhoto(candidate)
      ? readFileSync(join(imageFolder, src))
      : Buffer.from(drawPortrait(getInitials(name, sortName)))
    return { ...candidate, photo: getPhotoName(src, content) }
  })
  return { ...guide, candidates }
}
