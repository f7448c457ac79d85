/** Types of an election's files on their way from disk to a Guide. */
import type { Problem } from '@/lib/problems'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { ElectionFile } from '@/guide/fields/electionFile'
import type { QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import type { SourcesFile } from '@/guide/fields/sourcesFile'
import type { TranslationsFile } from '@/guide/fields/translationsFile'
import type { StreetFile } from '@/guide/words/streets'
import type { Files } from '@/guide/files/files'
import type { DataFile } from './readYaml'

export interface CheckedFile<Value> {
  readonly data: DataFile
  /** The validated value. Omitted if the file has problems of its own. */
  readonly value?: Value
  /** The valid fields, even if others have problems. */
  readonly fields: Partial<Value>
}

export interface CheckedCandidate extends CheckedFile<CandidateFile> {
  readonly id: string
}

export interface CheckedQuestionnaire extends CheckedFile<QuestionnaireFile> {
  readonly id: string
}

export interface CheckedTranslations extends CheckedFile<TranslationsFile> {
  /** The file's name without its extension: a language tag. */
  readonly id: string
}

export interface CheckedFiles {
  readonly election: CheckedFile<ElectionFile>
  readonly sources: CheckedFile<SourcesFile>
  readonly candidates: readonly CheckedCandidate[]
  readonly questionnaires: readonly CheckedQuestionnaire[]
  readonly translations: readonly CheckedTranslations[]
  /** The images in `public/img` by name. */
  readonly images: Files
}

export interface ValidElection extends Pick<CheckedFiles, 'images'> {
  /** Path of `election.yaml`, relative to the project's folder. */
  readonly path: string
  readonly election: ElectionFile
  readonly sources: SourcesFile
  /** Each with its file's path, relative to the project's folder. */
  readonly candidates: readonly { readonly id: string; readonly path: string; readonly file: CandidateFile }[]
  readonly questionnaires: readonly { readonly id: string; readonly path: string; readonly file: QuestionnaireFile }[]
  /** The id is the language. */
  readonly translations: readonly { readonly id: string; readonly path: string; readonly file: TranslationsFile }[]
  readonly streets: StreetFile
}

/** An election's files as read: either with problems, or valid. */
export type ElectionFiles = Pick<CheckedFiles, 'images'> & {
  readonly election: DataFile
  readonly sources: DataFile
  readonly candidates: readonly Pick<CheckedCandidate, 'id' | 'data'>[]
  readonly questionnaires: readonly Pick<CheckedQuestionnaire, 'id' | 'data'>[]
  readonly translations: readonly Pick<CheckedTranslations, 'id' | 'data'>[]
} & (
    | { readonly problems: readonly Problem[]; readonly valid?: undefined }
    | { readonly problems: readonly []; readonly valid: ValidElection }
  )

/** An election's files without any problem, as read. */
export type ValidFiles = ElectionFiles & { readonly valid: ValidElection }
