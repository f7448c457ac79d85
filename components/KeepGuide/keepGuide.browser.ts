/** Keeps the guide on the device, and states what is kept. The worker stores the files. */
/* oxlint-disable eslint/no-await-in-loop -- Polls a download. */
import type { KeptFiles } from '@/lib/offline'
import {
  countStored,
  fetchList,
  findRegistration,
  isMarked,
  markVisited,
  readKept,
  registerWorker,
  removeKept,
} from './keptGuide'

type Label = 'button' | 'confirm' | 'cancel' | 'remove' | 'retry'
type Message = 'offer' | 'storing' | 'kept' | 'full' | 'fullAgain' | 'lost'

/** Labels of the button, and messages with placeholders. */
type KeepText = Readonly<Record<Label | Message, string>>

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Time between two checks of a download, in milliseconds. */
const pause = 500
/** Checks without a new file after which a download has failed. */
const patience = 60

/** Starts an active worker's download again. */
const reload = async () => location.reload()

/**
 * Runs the control of the page.
 * @param languages paths of the guide's languages, of which the default is empty
 */
export default function keepGuide(text: KeepText, languages: readonly string[]): void {
  const button = document.querySelector<HTMLElement>('[data-keep] button')!
  const status = document.createElement('span')
  status.ariaLive = 'polite'
  button.before(status, ' ')
  const progress = document.createElement('progress')
  progress.ariaLabel = text.storing
  /** Changes with each use of the button, which ends what an earlier one began. */
  let turn = 0
  /** The action of the button. */
  let next: () => Promise<void>

  const show = (message: Message | undefined, label: Label, act: () => Promise<void>, list?: KeptFiles) => {
    progress.remove()
    const words = message === undefined ? '' : text[message]
    status.textContent = words
      .replace('{date}', () => list?.updated ?? '')
      .replace('{size}', () => list?.megabytes ?? '')
    button.textContent = text[label]
    next = act
  }

  const run = async (act: () => Promise<void>) => {
    turn++
    await act().catch(() => show('lost', 'retry', start))
  }

  const start = async () => {
    const list = await readKept()
    const registration = await findRegistration()
    if (list && registration) return showKept(list, registration)
    // A download was cut off, or something other than the button deleted files.
    if (registration ?? (await countStored())) return keep()
    await removeKept()
    show('offer', 'confirm', keep, await fetchList())
  }

  const showKept = async (list: KeptFiles, registration: ServiceWorkerRegistration) => {
    show('kept', 'remove', remove, list)
    const follow = () => {
      const { installing } = registration
      if (!installing) return
      const marking = markVisited(languages)
      installing.addEventListener('statechange', async () => {
        if (installing.state === 'activated') await run(start)
        if (installing.state !== 'redundant') return
        const isFull = await marking.then(
          async () => !(await isMarked()),
          () => true,
        )
        if (isFull) show('fullAgain', 'remove', remove, list)
      })
    }
    follow()
    registration.addEventListener('updatefound', follow)
  }

  const keep = async () => {
    const own = turn
    show('storing', 'cancel', remove)
    status.after(progress)
    await markVisited(languages)
    const list = await fetchList()
    // Canceled.
    if (own !== turn) return
    progress.max = Object.keys(list.files).length
    const registration = await registerWorker()
    // A guide that was removed a moment ago, from a page that is still open, has its former worker.
    registration.active?.postMessage('')
    for (let idle = 0, before = 0; idle < patience; idle++) {
      await sleep(pause)
      if (own !== turn) return
      const kept = await readKept()
      if (kept && registration.active) {
        void navigator.storage?.persist?.()
        return showKept(kept, registration)
      }
      if (!registration.installing && !registration.waiting && !registration.active) break
      const count = await countStored()
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
  void run(start)
}
