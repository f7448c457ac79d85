import type { FieldProblem } from '@/desk/editor/api'
import { SmallButton } from '../fields/Button'
import { useEditorContext } from '../fields/context'
import { describePlace, splitPath } from '../state/describePath'
import { findRoute, formatRoute } from '../state/route'

interface PlaceLinkProps extends Pick<FieldProblem, 'file' | 'path'> {
  /** By default, the name of the place. */
  readonly children?: string
  /** Begins the name of the place, like "Fix it". */
  readonly verb?: string
  readonly onFollow?: () => void
}

/** The text alone if no page has the field. A place in another election opens that election first. */
export function PlaceLink({ file, path, children, verb, onFollow }: PlaceLinkProps) {
  const { editor, forms, choices } = useEditorContext()
  const elections = editor.state.election?.elections ?? []
  const { folder, path: own } = splitPath(file)
  const place = children ?? describePlace(forms, choices, file, path, elections)
  const isKnown = folder === undefined || elections.some((each) => each.folder === folder)
  const route = isKnown ? findRoute(forms, own, path) : undefined
  if (!route) return place
  const address = formatRoute(route)
  const label = verb === undefined ? place : `${verb}: ${place}`
  if (folder === undefined)
    return (
      <a href={address} onClick={onFollow}>
        {label}
      </a>
    )
  const open = async () => {
    onFollow?.()
    if (await editor.openElection(folder)) location.assign(address)
  }
  return <SmallButton onClick={() => void open()}>{label}</SmallButton>
}
