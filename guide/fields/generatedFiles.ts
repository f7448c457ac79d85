/** Files that are made from the catalog: JSON Schemas for text editors, and a page about all fields. */
import { z } from 'zod'
import { candidateFile } from './candidateFile'
import { findEntry, targetNouns } from './catalog'
import { electionFile, siteFile } from './electionFile'
import { questionnaireFile } from './questionnaireFile'
import { sourcesFile } from './sourcesFile'
import { translationsFile } from './translationsFile'
import { describeForms, describeGroup } from './describeForms'
import type { FieldForm, Form } from './forms'

/** The text of each file under its path. */
export function generateFiles(): Readonly<Record<string, string>> {
  const schemas = {
    candidate: serialize(candidateFile),
    election: serialize(electionFile),
    questionnaire: serialize(questionnaireFile),
    site: serialize(siteFile),
    sources: serialize(sourcesFile),
    translations: serialize(translationsFile),
  }
  const files = Object.entries(schemas).map(([name, text]) => [`data/json-schema/${name}.json`, text])
  return { ...Object.fromEntries(files), 'docs/fields.md': formatFieldsPage() }
}

function serialize(schema: z.ZodType): string {
  const options = { io: 'input', target: 'draft-7', override: adviseEditors } as const
  return `${JSON.stringify(z.toJSONSchema(schema, options), undefined, 2)}\n`
}

/** Appends to a description what only editors need, as text editors show it. */
const adviseEditors: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  const { description, maxLength } = jsonSchema
  if (description === undefined) return
  const advice = findEntry(zodSchema)?.advice
  const limit = maxLength === undefined ? '' : `At most ${maxLength} characters.`
  jsonSchema.description = [description, advice, limit].filter(Boolean).join(' ')
}

function formatFieldsPage(): string {
  const { candidate, election, source, questionnaire, translations } = describeForms()
  const files = {
    'election.yaml': election,
    'candidates/{id}.yaml': candidate,
    'sources.yaml, under the id of each source': source,
    'questionnaires/{id}.yaml, optional': questionnaire,
    'translations/{language}.yaml, optional': translations,
    'data/site.yaml': describeGroup(siteFile),
  }
  const sections = Object.entries(files).map(([title, form]) => `## ${title}\n\n${formatFields(form, '')}\n`)
  return `# Fields

Every field of the editors' files, in the order in which the editor and the import write them. [data/README.md](../data/README.md)
explains how to edit the files and has examples. This page is generated: \`npm run schemas\` updates it.

${sections.join('\n')}`
}

function formatFields(form: Form, indent: string): string {
  if (form.kind === 'group') return form.fields.map((field) => formatField(field, indent)).join('\n')
  const inner = form.kind === 'list' ? form.item : form.kind === 'record' ? form.value : undefined
  return inner ? formatFields(inner, indent) : ''
}

function formatField({ name, label, help, isRequired, form }: FieldForm, indent: string): string {
  const title = `- \`${name}\`: **${label}**${isRequired ? ', required' : ''}.`
  const line = indent + [title, help, describeValue(form)].filter(Boolean).join(' ')
  return [line, formatFields(form, `${indent}  `)].filter(Boolean).join('\n')
}

/** What is written as the value. Empty for a group, and for text of any length. */
function describeValue(form: Form): string {
  switch (form.kind) {
    case 'text':
      return form.input === 'text' && form.max !== undefined ? `At most ${form.max} characters.` : ''
    case 'number':
      return form.hasDecimals ? 'A number.' : 'A whole number.'
    case 'yesNo':
      return '`true` or `false`.'
    case 'choice':
      return `One of: ${form.values.join(', ')}.`
    case 'reference':
      return `The id of ${targetNouns[form.target]}.`
    case 'references':
      return `A list of ${form.target} ids.`
    case 'photo':
      return 'The name of a file in `public/img`.'
    case 'list':
      return ['A list.', describeValue(form.item)].filter(Boolean).join(' ')
    case 'record':
      return [`Under the id of each ${form.keys}.`, describeValue(form.value)].filter(Boolean).join(' ')
    default:
      return ''
  }
}
