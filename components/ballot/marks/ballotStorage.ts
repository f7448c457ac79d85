/**
 * Keeps a reader's marks on the device. Each mark and each note is an entry of local storage, so that tabs do not overwrite
 * each other's, and a short script can change one. Browser scripts may import it.
 */
import { emptyBallot, type BallotMarks } from './ballotMarks'

/** The ballot of this visit, by storage key, for browsers that block storage. */
const visit = new Map<string, BallotMarks>()

/** @param key from `buildStorageKey`. The keys of the entries begin with it and a slash. */
export function readBallot(key: string): BallotMarks {
  try {
    return visit.get(key) ?? readEntries(key)
  } catch {
    return emptyBallot
  }
}

/**
 * Changes the ballot. Entries that stay the same are not written again.
 * @returns the new ballot, and whether the device stored it. If not, it lasts for the visit of this page.
 */
export function updateBallot(key: string, change: (ballot: BallotMarks) => BallotMarks) {
  const ballot = change(readBallot(key))
  try {
    const stored = readEntries(key)
    for (const name of stored.keys()) if (!ballot.has(name)) localStorage.removeItem(`${key}/${name}`)
    for (const [name, value] of ballot) if (stored.get(name) !== value) localStorage.setItem(`${key}/${name}`, value)
    visit.delete(key)
    return { ballot, isStored: true }
  } catch {
    visit.set(key, ballot)
    return { ballot, isStored: false }
  }
}

function readEntries(key: string): BallotMarks {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(`${key}/`))
  return new Map(names.map((name) => [name.slice(key.length + 1), localStorage.getItem(name) ?? '']))
}

export function canStoreBallot(key: string): boolean {
  try {
    localStorage.setItem(key, '')
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/**
 * Calls a function when another tab changes the ballot, and when a page is shown that may have missed a change: prerendered,
 * in the background or in the back/forward cache. Never calls it while the page is hidden: Firefox drops the work that React
 * schedules as a page enters that cache, and React then waits for it forever.
 * @returns a function that stops it
 */
export function watchBallot(key: string, onChange: () => void): () => void {
  const onShown = () => {
    if (!document.hidden) onChange()
  }
  const onStorage = (event: StorageEvent) => {
    // The key is null after everything was cleared.
    if (event.key === null || event.key.startsWith(`${key}/`)) onShown()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onShown()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onShown)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onShown)
  }
}
