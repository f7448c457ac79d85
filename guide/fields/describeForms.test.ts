import { describeForms } from './describeForms'
import type { FieldForm, Form } from './forms'

const forms = describeForms()

/** Every field with the names that lead to it. */
function listFields(form: Form, names: readonly string[]): { readonly key: string; readonly field: FieldForm }[] {
  if (form.kind === 'list') return listFields(form.item, names)
  if (form.kind === 'record') return listFields(form.value, names)
  if (form.kind !== 'group') return []
  return form.fields.flatMap((field) => {
    const path = [...names, field.name]
    return [{ key: path.join('.'), field }, ...listFields(field.form, path)]
  })
}

const all = [
  ...listFields(forms.candidate, ['candidate']),
  ...listFields(forms.election, ['election']),
  ...listFields(forms.source, ['source']),
]

const find = (key: string) => all.find((each) => each.key === key)?.field

it('explains no field with ids, YAML or its values', () => {
  const technical = /yaml|\bids?\b|\btrue\b|\bfalse\b|\[\]|Leave out|this file|\bno file\b|[.,] see \w+\.|[Uu]se \w+\./
  const found = all.flatMap(({ key, field }) => (technical.test(field.help ?? '') ? [`${key}: ${field.help}`] : []))
  expect(found).toEqual([])
})

it('repeats no label as help', () => {
  const isRepeated = ({ label, help = '' }: FieldForm) => help.toLowerCase().startsWith(`${label.toLowerCase()}.`)
  expect(all.flatMap(({ key, field }) => (isRepeated(field) ? [key] : []))).toEqual([])
})

it('takes limits, choices and requirements from the schema', () => {
  expect(find('candidate.name')).toMatchObject({ isRequired: true, form: { kind: 'text', isLong: false, max: 100 } })
  expect(find('candidate.experience')).toMatchObject({ isRequired: false, form: { isLong: true, max: 3000 } })
  expect(find('candidate.updated')?.form).toMatchObject({ input: 'date' })
  expect(find('candidate.stances.date')?.form).toMatchObject({ input: 'looseDate' })
  expect(find('candidate.links.email')?.form).toMatchObject({ input: 'email' })
  expect(find('candidate.links.phone')?.form).toMatchObject({ input: 'tel' })
  expect(find('candidate.links.website')?.form).toMatchObject({ input: 'url', isLong: false })
  expect(find('election.when.hours.opens')?.form).toMatchObject({ input: 'time' })
  expect(find('election.when.hours.certainty')?.form).toMatchObject({
    values: ['none', 'low', 'medium', 'medium-high', 'high'],
  })
  expect(find('election.results.turnout.ballots')?.form).toEqual({ kind: 'number' })
})

it('picks everything that has an id by its name', () => {
  expect(find('candidate.race')?.form).toEqual({ kind: 'reference', target: 'race' })
  expect(find('candidate.partySource')?.form).toEqual({ kind: 'reference', target: 'source' })
  expect(find('candidate.stances.reply.sources')?.form).toEqual({ kind: 'references', target: 'source' })
  expect(find('election.results.winners')?.form).toEqual({
    kind: 'record',
    keys: 'race',
    value: { kind: 'references', target: 'candidate' },
  })
  // Only the short names of people, races, questions and their answers, groups, areas and their kinds, topics and terms are typed. Their schema limits them to 60.
  const typed = all.filter(({ field: { form } }) => form.kind === 'text' && form.max === 60).map(({ key }) => key)
  const groups = ['groups', 'areaKinds', 'areas', 'races', 'questions', 'questions.answers', 'topics', 'terms']
  expect(typed).toEqual(['candidate.person', ...groups.map((name) => `election.${name}.id`)])
})
