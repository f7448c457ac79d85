import { isScalar, type Node, type Scalar } from 'yaml'

/** The range of a node in the source. Undefined for a missing value. */
export function getRange(node: unknown): Node['range'] {
  return typeof node === 'object' && node !== null && 'range' in node ? (node as Node).range : undefined
}

/** True for a text on lines of its own, below `>` or `|`. */
export function isBlockText(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL')
}
