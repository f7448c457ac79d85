import { isCollection, isScalar, visit, type Document, type LineCounter, type Node, type Scalar } from 'yaml'
import { askOthers, truncate, type Problem } from '@/lib/problems'

interface YamlError {
  readonly code: string
  readonly message: string
  /** Position in the file's text, in characters. */
  readonly offset: number
  /** The position of the first field with the same name. */
  readonly first?: number
}

const hints: Record<string, string> = {
  TAB_AS_INDENT: 'Indent the line with spaces, not tabs.',
  BAD_INDENT: 'Indent the line with as many spaces as the lines next to it.',
}
const quoteHint = 'Look for a quotation mark, here or above, that is not closed.'
const generalHint =
  'Check this line, the one before it and the one after. Are they indented with the right number of spaces? Does any text contain ": " or " #", or begin with a character such as * & ! or @? Then put all of that text in quotation marks.'

/** Reports every repeated field and the first other error. Later errors usually follow from that one. */
export function findSyntaxProblems(document: Document, source: string, file: string, lines: LineCounter): Problem[] {
  // The parser warns about special characters at the beginning of text, which it would drop.
  const parserErrors = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    code,
    message,
    offset: pos[0],
  }))
  const errors: YamlError[] = [...parserErrors, ...findSpecialCharacters(document)].toSorted(
    (a, b) => a.offset - b.offset,
  )
  const firstOther = errors.find(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'RESERVED_KEY')
  const sourceLines = source.split('\n')
  return errors.flatMap((error) => {
    const { line, col: column } = lines.linePos(error.offset)
    const place = { file, line, column }
    if (error.code === 'DUPLICATE_KEY') {
      const first = lines.linePos(error.first ?? 0).line
      const message = `The field “${error.message}” is already on line ${first}. Remove one of the two, or rename one. ${askOthers}`
      return [{ ...place, message }]
    }
    if (error.code === 'RESERVED_KEY')
      return [{ ...place, message: `No field can be named “__proto__”. Rename it, or remove it. ${askOthers}` }]
    if (error !== firstOther) return []
    const text = truncate(sourceLines[line - 1]?.trim() ?? '')
    const fix = error.message.startsWith('Missing closing') ? quoteHint : (hints[error.code] ?? generalHint)
    return [
      {
        ...place,
        message: `${text === '' ? `Line ${line}` : `The line “${text}”`} cannot be read. ${fix} ${askOthers}`,
      },
    ]
  })
}

/** The name of a field in the parsed value, where `2017` and `"2017"` are the same. */
export function toFieldName({ value }: Scalar): string {
  return String(value ?? '')
}

/**
 * Finds repeated and reserved field names, and YAML syntax that editors do not intend: `*name` is an alias, ` #1` begins a
 * comment, and `[name]:` is a list in place of a name.
 */
function findSpecialCharacters(document: Document): YamlError[] {
  const errors: YamlError[] = []
  const addError = (node: Node, code = 'SPECIAL', message = '', first?: number) =>
    void errors.push({ code, message, offset: node.range?.[0] ?? 0, first })
  visit(document, {
    Alias: (_key, node) => addError(node),
    Map: (_key, { items }) => {
      const names = new Map<string, number>()
      for (const { key } of items) {
        if (!isScalar(key)) {
          if (isCollection(key)) addError(key)
          continue
        }
        const name = toFieldName(key)
        const first = names.get(name)
        if (first === undefined) names.set(name, key.range?.[0] ?? 0)
        else addError(key, 'DUPLICATE_KEY', key.source ?? name, first)
        if (name === '__proto__') addError(key, 'RESERVED_KEY')
      }
    },
    Scalar: (_key, node) => {
      // An intended comment has a space after the # sign.
      if (node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) addError(node)
    },
  })
  return errors
}
