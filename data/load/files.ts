/** The files of one election, on their way from the disk to a Guide. */
import type { DataFile } from './readYaml'
import type { CandidateFile, ElectionFile, SourcesFile } from '../schema/schema'

/** A candidate's file: as read, and as the schema understands it if it does. */
export interface CandidateEntry {
  readonly id: string
  readonly data: DataFile
  readonly value?: CandidateFile
}

/** All files of one election. A value is missing when its file has problems of its own. */
export interface Files {
  readonly election: { readonly data: DataFile; readonly value?: ElectionFile }
  readonly sources?: SourcesFile
  readonly candidates: readonly CandidateEntry[]
  /** Names of the files in `public/img`. */
  readonly pictures: ReadonlySet<string>
}
