/** Keeps the guide on the device, and states what is kept. The worker stores the files. */
import type { KeptFiles } from '@/lib/offline'
import {
  fetchList,
  findRegistration,
  isMarked,
  isWanted,
  listStored,
  listVisited,
  mark,
  readKept,
  registerWorker,
  removeKept,
  sleep,
} from './keptGuide'

type Label = 'button' | 'confirm' | 'cancel' | 'remove' | 'retry'
type Message = 'offer' | 'storing' | 'kept' | 'full' | 'fullAgain' | 'lost'

/** Labels of the button, and messages with placeholders. */
type KeepText = Readonly<Record<Label | Message, string>>

/** Time between two checks of a download, in milliseconds. */
const pause = 500
/** Checks without a new file after which a download has failed. */
const patience = 60

/** Starts an active worker's download again. */
const reload = async () => location.reload()

/**
 * @param languages paths of the guide's languages, of which the default is empty
 * @param formats locale of its numbers
 */
export default function keepGuide(text: KeepText, languages: readonly string[], formats: string): void {
  const box = document.querySelector<HTMLElement>('[data-keep]')!
  const button = box.querySelector('button')!
  const status = document.createElement('span')
  status.ariaLive = 'polite'
  button.previousElementSibling!.append(status, ' ')
  const progress = document.createElement('progress')
  progress.ariaLabel = text.storing
  progress.style.maxWidth = '100%'
  const visited = listVisited(languages)
  /** Changes with each use of the button, which ends what an earlier one began. */
  let turn = 0
  /** The action of the button. */
  let next: () => Promise<void>

  const show = (message: Message | undefined, label: Label, act: () => Promise<void>, date = '', size = '') => {
    progress.remove()
    const words = message === undefined ? '' : text[message]
    status.textContent = words.replace('{date}', () => date).replace('{size}', () => size)
    button.textContent = text[label]
    next = act
  }

  const run = async (act: () => Promise<void>) => {
    turn++
    const own = turn
    await act().catch(() => {
      if (own === turn) show('lost', 'retry', start)
    })
  }

  const start = async () => {
    const list = await readKept()
    const registration = await findRegistration()
    if (list && registration) return showKept(list, registration)
    // A download was cut off, or something other than the button deleted files.
    // A registration without an active worker may be about to be removed.
    if (registration?.active ?? (await isWanted())) return keep()
    await removeKept()
    const lists = await Promise.all(visited.map(fetchList))
    const { format } = new Intl.NumberFormat(formats, { maximumFractionDigits: 1 })
    const size = lists.reduce((total, each) => total + (each?.bytes ?? 0), 0)
    if (lists[0]) show('offer', 'confirm', keep, lists[0].updated, format(size / 1e6))
    else await end()
  }

  /** Ends the control, because the site no longer lets readers keep the guide. */
  const end = async () => {
    await removeKept()
    box.hidden = true
  }

  const showKept = async (list: KeptFiles, registration: ServiceWorkerRegistration) => {
    const own = turn
    show('kept', 'remove', remove, list.updated)
    const follow = () => {
      const { installing, active } = registration
      const worker = installing ?? (active?.state === 'activating' ? active : undefined)
      worker?.addEventListener('statechange', async () => {
        if (own !== turn) return
        if (worker.state === 'activated') await run(start)
        if (worker.state === 'redundant' && !(await isMarked())) show('fullAgain', 'remove', remove, list.updated)
      })
    }
    follow()
    registration.addEventListener('updatefound', follow)
    // The worker's own update may have failed before this listened.
    await registration.update().catch(() => {})
  }

  const keep = async () => {
    const own = turn
    const former = await findRegistration()
    // What is kept in another language would be removed, too.
    show('storing', former?.active ? 'remove' : 'cancel', remove)
    status.parentElement!.append(progress, ' ')
    /** True after another use of the button. What it removed may have come back meanwhile. */
    const isOver = async () => {
      if (own === turn) return false
      if (!progress.isConnected) await removeKept()
      return true
    }
    const list = await fetchList(visited[0]!)
    if (await isOver()) return
    if (!list) return end()
    await mark(visited)
    if (await isOver()) return
    progress.max = Object.keys(list.files).length
    const registration = await registerWorker()
    if (await isOver()) return
    // A removed worker that another page still uses becomes active again. It stores the guide with the next page.
    if (!former && registration.active) return reload()
    for (let idle = 0, before = 0; idle < patience; idle++) {
      await sleep(pause)
      if (own !== turn) return
      const kept = await readKept()
      if (kept && registration.active) {
        void navigator.storage?.persist?.()
        return showKept(kept, registration)
      }
      if (!registration.installing && !registration.waiting && !registration.active) break
      const { length: count } = await listStored()
      if (count !== before) idle = 0
      before = progress.value = count
    }
    if (await isMarked()) return show('lost', 'retry', registration.active ? reload : keep)
    // What is kept in another language stays.
    if (!registration.active) await removeKept()
    show('full', 'retry', start)
  }

  const remove = async () => {
    await removeKept()
    show(undefined, 'button', start)
  }

  // The second click of a double click would use the button's new label.
  button.addEventListener('click', ({ detail }) => void (detail < 2 && run(next)))
  // Another page or tab may have kept or removed the guide.
  const checkAgain = async () => {
    if (document.hidden || progress.isConnected) return
    if ((next === remove) !== Boolean(await readKept())) await run(start)
  }
  document.addEventListener('visibilitychange', () => void checkAgain())
  addEventListener('pageshow', ({ persisted }) => persisted && void checkAgain())
  void run(start)
}
