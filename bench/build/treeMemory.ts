/**
 * Memory of a process and all that it started, in bytes. What processes share is counted for each of them.
 * @param listing lines of process id, parent's id and resident kilobytes, as `ps -A -o pid=,ppid=,rss=` writes them
 * @param root id of the first process
 */
export function treeMemory(listing: string, root: number): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const childrenOf = (id: number): number[] => processes.flatMap(([pid = 0, parent]) => (parent === id ? [pid] : []))
  const members = [root]
  // The list grows while it is walked.
  for (const id of members) members.push(...childrenOf(id))
  return processes.reduce((sum, [pid = 0, , resident = 0]) => sum + (members.includes(pid) ? resident * 1024 : 0), 0)
}
