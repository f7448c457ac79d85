import { useEffect, useState } from 'react'
import type { Progress, PublishConflict, PublishOutcome, UnpublishedChange } from '@/desk/editor/api'
import type { Settled } from '@/desk/publish/mergeVersions'
import type { Author } from '@/desk/publish/createCommit'
import { askLater } from '../state/askLater'
import type { Side } from '../state/conflict'
import type { Editor } from '../state/useEditor'

/** Why nothing was sent. */
type Reason = Extract<PublishOutcome, { readonly problems: unknown } | { readonly obstacle: unknown }>

export type Publishing = ReturnType<typeof usePublishing>

/** Publishes, follows the progress, and collects the conflicts that the user must settle. */
export function usePublishing(editor: Editor) {
  const { call, state, load } = editor
  const { election } = state
  const folder = election?.folder ?? ''
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [reason, setReason] = useState<Reason>()
  // A new object starts to follow the same commit again.
  const [followed, setFollowed] = useState<{ readonly commit: string }>()
  const [isCodeNew, setCodeNew] = useState(false)
  const [sent, setSent] = useState<readonly UnpublishedChange[]>([])
  const [progress, setProgress] = useState<Progress>()
  const [conflicts, setConflicts] = useState<readonly PublishConflict[]>([])
  const [settled, setSettled] = useState<Settled>({})
  const [lastFolder, setLastFolder] = useState(folder)
  // The files of another election have the same paths.
  if (folder !== lastFolder) {
    setLastFolder(folder)
    setReason(undefined)
    setSent([])
    setConflicts([])
    setSettled({})
  }
  useEffect(() => {
    const wait = progress ? progress.wait : 0
    if (!followed || wait === undefined) return undefined
    return askLater(
      () => call('POST /api/progress', followed),
      (result) => setProgress(result.isOk ? result.answer : { state: 'unknown', message: result.failure.message }),
      wait * 1000,
    )
  }, [call, followed, progress])

  const follow = (commit: string | undefined) => {
    setProgress(undefined)
    setFollowed(commit === undefined ? undefined : { commit })
  }
  return {
    isOpen,
    isSending,
    /** Why the last attempt sent nothing. */
    reason,
    /** Undefined if nothing was sent, or if it is not known yet. */
    progress,
    isFollowing: followed !== undefined,
    isCodeNew,
    /** The changes that were sent last, from this window. */
    sent,
    /** Fields that another editor has published, too. */
    conflicts,
    open: () => {
      setOpen(true)
      // The last publication may have been in another window, or not finished when the panel was closed.
      if (progress?.wait === undefined && progress?.state !== 'live')
        follow(election?.unpublished?.length === 0 ? election.publication?.commit : undefined)
    },
    close: () => {
      setOpen(false)
      // The user has seen it. A reason that comes later is there when the panel is opened again.
      setReason(undefined)
    },
    publish: async (author?: Author) => {
      if (isSending) return undefined
      setSending(true)
      setReason(undefined)
      follow(undefined)
      const changes = election?.unpublished ?? []
      const result = await call('POST /api/publish', { folder, settled, ...(author ? { author } : {}) })
      setSending(false)
      if (!result.isOk) return setReason({ obstacle: { what: result.failure.message, steps: [] } })
      const { outcome } = result.answer
      load(result.answer.state)
      if ('commit' in outcome) {
        setSettled({})
        setSent(changes)
        setCodeNew(outcome.isCodeNew)
        follow(outcome.commit)
      } else if ('conflicts' in outcome) {
        setConflicts(outcome.conflicts)
        setOpen(false)
      } else setReason(outcome)
      return undefined
    },
    /** Leaves the conflicts as they are. The next attempt finds them again. */
    dismiss: () => setConflicts([]),
    /** Ends a conflict. By default, the user's version on this computer has what they chose. */
    settle: ({ file }: PublishConflict, side: Side = 'own') => {
      const left = conflicts.filter((other) => other.file.path !== file.path)
      setSettled({ ...settled, [file.path]: { version: file.version, side } })
      setConflicts(left)
      if (left.length === 0) setOpen(true)
    },
  }
}
