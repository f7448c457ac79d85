import { createHash } from 'node:crypto'

/**
 * Adds a digest to the address of a file that scripts load. A page then never loads the file of another version from what
 * is kept on a device.
 */
export function addDigest(address: string, content: string): string {
  return `${address}?${createHash('sha256').update(content).digest('hex').slice(0, 8)}`
}
