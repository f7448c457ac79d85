/**
 * Returns the resident memory of a process and all its descendants, in bytes. Shared memory is counted once per process.
 * @param listing process id, parent id and resident kilobytes in each line, from `ps -A -o pid=,ppid=,rss=`
 * @param root id of the process
 */
export function treeMemory(listing: string, root: number): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const childrenOf = (id: number): number[] => processes.flatMap(([pid = 0, parent]) => (parent === id ? [pid] : []))
  const tree = [root]
  // The loop also visits the ids that it appends.
  for (const id of tree) tree.push(...childrenOf(id))
  return processes.reduce((sum, [pid = 0, , resident = 0]) => sum + (tree.includes(pid) ? resident * 1024 : 0), 0)
}
