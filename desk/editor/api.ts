/** Types that the server and the page of the editor share. Every request has the token of the run in a header. */
import type { ChecklistItem, Task } from '@/desk/check/worklist/task'
import type { Author } from '@/desk/publish/createCommit'
import type { Settled } from '@/desk/publish/mergeVersions'
import type { Obstacle } from '@/desk/publish/obstacles'
import type { SitePlace } from '@/desk/new/changeSite'
import type { PhotoFocus, Size } from '@/lib/cropArea'
import type { Path } from '@/lib/values'

export const tokenHeader = 'x-editor-token'

export interface FileState {
  /** Path in the election's folder, like `candidates/ruiz.yaml`. */
  readonly path: string
  /** Digest of the file's bytes. Empty if there is no file. */
  readonly version: string
  /** The parsed content. Undefined if the file is not valid YAML, which the report states. */
  readonly value?: unknown
}

/** The content of a file in the browser, which may differ from the file on disk. */
export interface Draft extends Pick<FileState, 'path'> {
  /** Omitted if the file is deleted. */
  readonly value?: unknown
}

export interface ChangedFile extends Draft {
  /** The version that the draft began with. Empty for a new file. */
  readonly base: string
}

/** A problem or a warning of `npm run check` in plain words, with its field. */
export interface FieldProblem {
  /** Path in the election's folder, like `candidates/ruiz.yaml`, or of other files in the project's folder. */
  readonly file: string
  /** Empty for the whole file. */
  readonly path: Path
  /** What is wrong, and what to do, in one or more sentences. */
  readonly message: string
}

/** A passage of the guide that pages in another language need a translation of. */
export interface GuideText {
  /** Path in the election's folder. */
  readonly file: string
  readonly path: Path
  readonly text: string
  /** True if it is, or summarizes, what a candidate said. */
  readonly isStatement: boolean
}

export interface Report {
  /** Problems that stop a build of this election, and those elsewhere in `data/` that stop the build of the site. */
  readonly problems: readonly FieldProblem[]
  readonly warnings: readonly FieldProblem[]
  /** The worklist. Empty if there are problems. The file of a task is a path in the election's folder. */
  readonly tasks: readonly Task[]
  /** What every guide needs, with what is known of it. Omitted if there are problems. Files are as in tasks. */
  readonly checklist?: readonly ChecklistItem[]
}

/** Something that is saved and not published, in words. */
export interface UnpublishedChange {
  /** Like {@link FieldProblem.file}. */
  readonly file: string
  /** Empty for the whole file. */
  readonly path: Path
  /** The page and the field, like `Ada Byron: Key stance 2, Text`. */
  readonly label: string
  /** Text on the site. Omitted if the field is new. */
  readonly before?: string
  /** Text that is saved. Omitted if the field is removed. */
  readonly after?: string
}

/** Whether the guide can be published, as far as this computer knows without asking the site. */
export interface Publication {
  readonly obstacle?: Obstacle
  /** True if the name and the email address of the user are not known. */
  readonly needsAuthor: boolean
  /** Id of the version that the site had last. Omitted if nothing is published. */
  readonly commit?: string
}

/** A file in which the user and another editor have changed the same field. */
export interface PublishConflict {
  /** The file as it is on the site. */
  readonly file: FileState
  /** Its content before both changes. */
  readonly base?: unknown
}

export type PublishOutcome =
  /** Sent. If the code of the guide is new, the editor must be started again. */
  | { readonly commit: string; readonly isCodeNew: boolean }
  /** Nothing was sent: what stops a build of the site, the conflicts, or an obstacle. */
  | { readonly problems: readonly FieldProblem[] }
  | { readonly conflicts: readonly PublishConflict[] }
  | { readonly obstacle: Obstacle }

export interface Progress {
  /** Unknown: the host does not show it. */
  readonly state: 'checking' | 'live' | 'failed' | 'unknown'
  readonly message: string
  readonly link?: { readonly label: string; readonly address: string }
  /** Address of the live guide, with a slash at its end. */
  readonly site?: string
  /** Seconds until the next request. Omitted if the state is final. */
  readonly wait?: number
}

export interface ElectionSummary {
  readonly folder: string
  /** Title of the guide. Empty if `election.yaml` has none. */
  readonly title: string
  /** `YYYY-MM-DD`, or as in the file. Omitted if `election.yaml` has none. */
  readonly date?: string
  readonly isArchived?: boolean
}

/** The open election, as on disk. Its folder is empty if none is open. */
export interface ElectionState extends ElectionSummary {
  /** Every election in `data/`, by folder. */
  readonly elections: readonly ElectionSummary[]
  /** Folder of the election that the site shows. Omitted if it is not known, which the report states. */
  readonly current?: string
  /** `election.yaml`, `sources.yaml`, and the files of the candidates, the questionnaires and the translations by name. */
  readonly files: readonly FileState[]
  readonly report: Report
  /** Paths of the files of the last save, which the next undo restores. Omitted if there is nothing to undo. */
  readonly undo?: readonly string[]
  /** What is saved and not published. Omitted if that is not known, as without Git. */
  readonly unpublished?: readonly UnpublishedChange[]
  /** Omitted if no election is open. */
  readonly publication?: Publication
}

/** Answers to the questions of `npm run new:election`, by name. Omitted answers get their fallbacks. */
export type ElectionAnswers = Readonly<Record<string, string>>

/** Answer to a request that was not carried out. Nothing was written. */
export interface Failure {
  readonly message: string
  /** For a new election, the field is the name of a question. */
  readonly problems?: readonly FieldProblem[]
}

/** The file has changed since the user opened it. */
export interface Conflict extends Failure {
  readonly file: FileState
}

type Operation<Request, Answer> = { readonly request: Request; readonly answer: Answer }

/** Folder of the election that must be open. Another window may have opened another one. */
interface InFolder {
  readonly folder: string
}

export interface InDrafts extends InFolder {
  readonly drafts: readonly Draft[]
}

/** Bodies of requests and of answers, by method and address. Requests with GET have no body. */
export interface Api {
  'GET /api/election': Operation<undefined, ElectionState>
  /** Validates the election with drafts in place of the files on disk. Writes nothing. */
  'POST /api/check': Operation<InDrafts, Report>
  /** Lists the passages, with drafts in place of the files on disk, in the order of the files. */
  'POST /api/texts': Operation<InDrafts & { readonly language: string }, readonly GuideText[]>
  /** Writes all files, or none: status 409 has the {@link Conflict} of the first file that has changed on disk. */
  'POST /api/save': Operation<InFolder & { readonly files: readonly ChangedFile[] }, { readonly state: ElectionState }>
  'POST /api/open': Operation<InFolder, ElectionState>
  /** Gives an election its place on the site. Writes nothing if the archive would have two elections of one day. */
  'POST /api/site': Operation<InFolder & { readonly place: SitePlace }, ElectionState>
  'POST /api/create': Operation<{ readonly election: ElectionAnswers }, ElectionState>
  /** Merges what others have published, checks, and sends. `author` is needed if Git does not know the user. */
  'POST /api/publish': Operation<
    InFolder & { readonly author?: Author; readonly settled: Settled },
    // The state afterward, which may have changes of other editors.
    { readonly outcome: PublishOutcome; readonly state: ElectionState }
  >
  'POST /api/progress': Operation<{ readonly commit: string }, Progress>
  /** Undoes the last save since the election was opened. Status 409 has the {@link Conflict} of a changed file. */
  'POST /api/undo': Operation<InFolder, ElectionState>
  /** Adds a photograph. The address ends in `?name={file name}`. `src` differs if another photograph has that name. */
  'POST /api/photo': Operation<Blob, Pick<PhotoAnswer, 'src'>>
  /** Crops a photograph in `public/img` as it will be published. Status 404 if it does not exist. */
  'POST /api/crop': Operation<Pick<PhotoAnswer, 'src'> & { readonly focus: PhotoFocus }, PhotoAnswer>
  /** `page` is the address of a page without a slash at its start, like `profile/ruiz/`. */
  'POST /api/preview': Operation<InDrafts & { readonly page: string }, PreviewAnswer>
}

export interface PhotoAnswer {
  /** File name in `public/img`, for the field `src` of a candidate. */
  readonly src: string
  /** The whole photograph, upright and scaled down. */
  readonly whole: PhotoImage
  /** The photograph as it will be published, the smallest first. */
  readonly crops: readonly PhotoImage[]
}

/** An image as a `data:` address. Its size is in pixels. */
export interface PhotoImage extends Size {
  readonly address: string
}

export interface PreviewGap {
  /** Path in the election's folder. */
  readonly file: string
  /** Replacement of the file in the preview. */
  readonly shown: 'last version' | 'valid parts' | 'nothing'
  readonly problems: number
}

/**
 * A page of the drafts, or the problems that prevent it. The address is a path for a frame with `sandbox`: unlike with
 * `srcdoc`, the page has a policy of its own. Links in it lead to other pages of the same drafts.
 */
export type PreviewAnswer =
  { readonly address: string; readonly gaps: readonly PreviewGap[] } | { readonly problems: readonly FieldProblem[] }
