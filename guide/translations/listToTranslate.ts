import { candidateFile, type CandidateFile } from '@/guide/fields/candidateFile'
import { electionFile, type ElectionFile } from '@/guide/fields/electionFile'
import { questionnaireFile, type QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import type { ElectionFiles } from '@/guide/read/electionFiles'
import { validate } from '@/guide/read/validate'
import { isInLanguage } from './findTranslated'
import { listGuideTexts, type TranslatableText } from './listGuideTexts'

type Files = Pick<ElectionFiles, 'election' | 'candidates' | 'questionnaires'>

/**
 * Lists the passages of an election that pages in a language need a translation of, in the order of the files. Leaves out
 * fields with problems, which translators cannot correct.
 */
export function listToTranslate(files: Files, language: string): readonly TranslatableText[] {
  const read = <Value>(schema: Parameters<typeof validate>[1], { data }: { readonly data: Files['election'] }) => ({
    path: data.file,
    file: validate(data, schema).fields as Value,
  })
  const { path, file: election } = read<ElectionFile>(electionFile, { data: files.election })
  return listGuideTexts({
    path,
    election,
    candidates: files.candidates.map((each) => ({ id: each.id, ...read<CandidateFile>(candidateFile, each) })),
    questionnaires: files.questionnaires.map((each) => ({
      id: each.id,
      ...read<QuestionnaireFile>(questionnaireFile, each),
    })),
  }).filter((text) => !isInLanguage(text, language))
}
