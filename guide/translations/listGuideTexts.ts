import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import type { ValidElection } from '@/guide/read/electionFiles'
import { listTexts, type GuideText } from './mapTexts'

/** The files of an election that have text to translate. */
export type TextFiles = Pick<ValidElection, 'path' | 'election' | 'candidates' | 'questionnaires'>

/** A passage that can be translated. */
export interface TranslatableText extends GuideText {
  /** Path of the file, relative to the project's folder. */
  readonly file: string
  /** Id of the candidate whose words the passage quotes or summarizes. */
  readonly candidate?: string
}

/** Lists every passage that can be translated, in the order of the files. The same one may be in several places. */
export function listGuideTexts({ path: file, election, candidates, questionnaires }: TextFiles) {
  const texts: readonly TranslatableText[] = [
    ...listTexts(electionFile, election).map((text) => ({ ...text, file })),
    ...candidates.flatMap(({ id, path, file: value }) =>
      listTexts(candidateFile, value).map((text) => ({ ...text, file: path, ...findSpeaker(text, id) })),
    ),
    ...questionnaires.flatMap(({ path, file: value }) =>
      listTexts(questionnaireFile, value).map((text) => ({ ...text, file: path, ...findSpeaker(text) })),
    ),
  ]
  return texts.filter(({ wording }) => wording !== 'name' && wording !== 'cited')
}

/** @param candidate id of the candidate whom the file is about. The answers of a questionnaire have ids of their own */
export function findSpeaker({ wording, path }: GuideText, candidate = path[path.indexOf('answers') + 1]) {
  return wording === 'candidate' ? { candidate: String(candidate) } : {}
}
