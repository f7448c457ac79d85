/** Types of an election's files on their way from disk to a Guide. */
import type { Problem } from '@/lib/problems'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { ElectionFile } from '@/guide/fields/electionFile'
import type { QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import type { SourcesFile } from '@/guide/fields/sourcesFile'
import type { TranslationsFile } from '@/guide/fields/translationsFile'
import type { Files } from '@/guide/files/files'
import type { TranslatedFiles } from '@/guide/translations/texts'
import type { StreetFile } from '@/guide/words/streets'
import type { DataFile, ReportingFile } from './yaml'

export interface CheckedFile<Value> extends ReportingFile {
  /** The validated value. Omitted if the file has problems of its own. */
  readonly value?: Value
  /** The valid fields, even if others have problems. */
  readonly fields: Partial<Value>
}

/** One of several files of a kind. The id is its name without the extension. */
interface NamedFile<Value> extends CheckedFile<Value> {
  readonly id: string
}

export type CheckedCandidate = NamedFile<CandidateFile>
export type CheckedQuestionnaire = NamedFile<QuestionnaireFile>
/** The id is a language tag. */
export type CheckedTranslations = NamedFile<TranslationsFile>

export interface CheckedFiles {
  readonly election: CheckedFile<ElectionFile>
  readonly sources: CheckedFile<SourcesFile>
  readonly candidates: readonly CheckedCandidate[]
  readonly questionnaires: readonly CheckedQuestionnaire[]
  readonly translations: readonly CheckedTranslations[]
  /** The images in `public/img` by name. */
  readonly images: Files
}

export interface ValidElection extends TranslatedFiles, Pick<CheckedFiles, 'images'> {
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

export type ValidFiles = ElectionFiles & { readonly valid: ValidElection }
