/** `docs/fields.md`: every field of the editors' files. */
import { describeForms, describeGroup } from './describeForms'
import type { FieldForm, Form } from './forms'
import { siteFile } from './siteFile'

/** Returns the page as Markdown. */
export function formatFieldsPage(): string {
  const { candidate, election, source } = describeForms()
  const files = {
    'election.yaml': election,
    'candidates/{id}.yaml': candidate,
    'sources.yaml, under the id of each source': source,
    'data/site.yaml': describeGroup(siteFile),
  }
  const sections = Object.entries(files).map(([title, form]) => `## ${title}\n\n${formatFields(form, '')}\n`)
  return `# Fields

Every field of the editors' files, in the order in which the editor and the import write them. [data/README.md](../data/README.md)
explains how to edit the files and has examples. This page is generated: \`npm run schemas\` updates it.

${sections.join('\n')}`
}

function formatFields(form: Form, indent: string): string {
  switch (form.kind) {
    case 'group':
      return form.fields.map((field) => formatField(field, indent)).join('\n')
    case 'list':
      return formatFields(form.item, indent)
    case 'record':
      return formatFields(form.value, indent)
    default:
      return ''
  }
}

function formatField({ name, label, help, isRequired, form }: FieldForm, indent: string): string {
  const title = `- \`${name}\`: **${label}**${isRequired ? ', required' : ''}.`
  const line = indent + [title, help, describeValue(form)].filter(Boolean).join(' ')
  return [line, formatFields(form, `${indent}  `)].filter(Boolean).join('\n')
}

/** What is written as the value. Empty for a group, and for texts of any length. */
function describeValue(form: Form): string {
  switch (form.kind) {
    case 'text':
      return form.input === 'text' && form.max !== undefined ? `At most ${form.max} characters.` : ''
    case 'number':
      return 'A whole number.'
    case 'yesNo':
      return '`true` or `false`.'
    case 'choice':
      return `One of: ${form.values.join(', ')}.`
    case 'reference':
      return `The id of a ${form.target === 'contest' ? 'race or ballot question' : form.target}.`
    case 'references':
      return `A list of ${form.target} ids.`
    case 'list':
      return ['A list.', describeValue(form.item)].filter(Boolean).join(' ')
    case 'record':
      return [`Under the id of each ${form.keys}.`, describeValue(form.value)].filter(Boolean).join(' ')
    default:
      return ''
  }
}
