/** The bytes of YAML files, as the editors' commands write them. */
import { isDeepStrictEqual } from 'node:util'
import { editSource } from './editYaml'
import type { Edit, YamlValue } from './edits'
import { formatYaml } from './formatYaml'
import { verifyValue } from './verifyValue'

/**
 * Formats a new file, with its fields in the order of the schema.
 * @param file the path to show in problems. Its name determines the schema
 * @param header lines of comments, each with its `#`, without a line break at the end
 * @throws GuideError if the result read back is not the value
 */
export function formatFile(value: YamlValue, file: string, header = ''): Uint8Array {
  const text = formatYaml(value, file, header)
  verifyValue(text, value, file)
  return Buffer.from(text)
}

/**
 * Edits the bytes of a file so that it has a value, and keeps everything else, like a byte order mark.
 * @param edits lead to the value. If they do not, the whole value is set
 * @throws GuideError if the file cannot be edited, or if the result read back is not the value
 */
export function editFile(before: Uint8Array, edits: readonly Edit[], value: YamlValue, file: string): Uint8Array {
  const source = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(before)
  const edited = editSource(source, edits, file)
  if (isDeepStrictEqual(edited.value, value)) return Buffer.from(edited.text)
  return Buffer.from(editSource(source, [{ kind: 'set', path: [], value }], file).text)
}
