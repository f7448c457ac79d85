/**
 * Names a statement by its text, like `1k2j3h`, so that a tick does not stay on words that have changed, and its name
 * does not tell whose words they are. FNV-1a with 32 bits, in base 36. Browser scripts may import it.
 */
export function hashStatement(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
