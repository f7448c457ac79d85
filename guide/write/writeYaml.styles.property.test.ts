/** @jest-environment node */
import { assert, property } from 'fast-check'
import { Lexer } from 'yaml'
import { applyEdit, editOf, editYaml, readValue } from '@/guide/testing/yamlEdits'
import { countRuns } from '@/guide/testing/countRuns'
import { styledFile } from '@/guide/testing/yamlStyles'

jest.setTimeout(60_000)

/** The comments of a file, sorted. A text token follows a mark of its own. */
function readComments(source: string): readonly string[] {
  const tokens = [...new Lexer().lex(source)]
  const comments = tokens.filter((token, index) => token.startsWith('#') && tokens[index - 1] !== '\u001F')
  return comments.map((comment) => comment.trim()).toSorted()
}

it('edits files of any style', () => {
  const run = styledFile.chain(({ source, value }) => editOf(value).map((edit) => ({ source, value, edit })))
  assert(
    property(run, ({ source, value, edit }) => {
      const edited = editYaml(source, [edit], 'a.yaml')
      expect(readValue(edited)).toEqual(applyEdit(value, edit))
      const keepsComments = edit.kind === 'add' || edit.kind === 'move'
      expect(keepsComments ? readComments(edited) : []).toEqual(keepsComments ? readComments(source) : [])
      expect(edited.startsWith('\uFEFF')).toBe(source.startsWith('\uFEFF'))
      expect(edited.replaceAll('\r\n', '').includes(source.includes('\r\n') ? '\n' : '\r')).toBe(false)
    }),
    { numRuns: countRuns(60) },
  )
})
