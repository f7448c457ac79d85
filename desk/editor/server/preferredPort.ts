import { createHash } from 'node:crypto'

/** Below the ephemeral ports, which systems use for outgoing connections. */
const firstPort = 20_000
const ports = 10_000

/**
 * Returns the port of a project's editor. Browsers keep drafts by port, so a random one would lose them with every
 * restart.
 */
export function getPreferredPort(root: string): number {
  return firstPort + (createHash('sha256').update(root).digest().readUInt32BE() % ports)
}
