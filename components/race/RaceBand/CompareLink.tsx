import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Race } from '@/guide/fields/published'

const text = phrases.compare

export function CompareLink({ race: { id } }: { readonly race: Pick<Race, 'id'> }) {
  return (
    <a href={href(paths.compareRace(id))} data-screen>
      {text.sideBySide}
    </a>
  )
}
