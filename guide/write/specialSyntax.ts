import { isNode, isScalar, visit, type Document, type LineCounter, type Node } from 'yaml'
import type { Problem } from '@/lib/problems'

/** What the writer expects of a file that it changes. */
export const writableStyle = 'a style that can be changed automatically: plain fields and lists'

/** Reports anchors, tags, merge keys and names of unusual forms, which the writer does not edit. */
export function findSpecialSyntax(document: Document, file: string, lines: LineCounter): readonly Problem[] {
  const problems: Problem[] = []
  const refuse = (node: Node, found: string, fix: string) =>
    void problems.push({
      file,
      line: lines.linePos(node.range?.[0] ?? 0).line,
      expected: writableStyle,
      found,
      fix: `${fix} Or make the change by hand.`,
    })
  visit(document, {
    Node: (_key, node) => {
      if ('anchor' in node && node.anchor) refuse(node, `the anchor "&${node.anchor}"`, 'Delete the anchor.')
      if (node.tag) refuse(node, `the tag "${node.tag}"`, 'Delete the tag.')
    },
    Pair: (_key, { key, srcToken }) => {
      if (!isNode(key)) return
      if (isScalar(key) && key.value === '<<') refuse(key, 'the merge key "<<"', 'Write out the fields.')
      if (!isScalar(key) || srcToken?.start.some(({ type }) => type === 'explicit-key-ind'))
        refuse(key, 'a name after a question mark or in brackets', 'Write the field as `name: value`.')
    },
  })
  return problems
}
