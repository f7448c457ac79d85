import type { PreviewAnswer, PreviewGap } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import type { Choices } from '../state/choices'
import { describeFile } from '../state/describePath'

export function describePreview(answer: PreviewAnswer, choices: Choices): string {
  if ('problems' in answer) {
    const { length } = answer.problems
    return `This page cannot be shown until ${describeProblems(length)} fixed.`
  }
  const name = (shown: PreviewGap['shown']) =>
    answer.gaps.filter((gap) => gap.shown === shown).map(({ file }) => describeFile(choices, file))
  const clauses = [
    { start: 'shows the last valid version of', files: name('last version') },
    { start: 'leaves out what is not valid in', files: name('valid parts') },
    { start: 'leaves out', files: name('nothing') },
  ].flatMap(({ start, files }) => (files.length > 0 ? [`${start} ${list.format(files)}`] : []))
  if (clauses.length === 0) return ''
  const count = answer.gaps.reduce((sum, { problems }) => sum + problems, 0)
  return `Until ${describeProblems(count)} fixed, the preview ${list.format(clauses)}.`
}

const list = new Intl.ListFormat('en-US')

function describeProblems(count: number): string {
  return `${countNoun(count, 'problem')} ${count === 1 ? 'is' : 'are'}`
}
