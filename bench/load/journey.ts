/** A reader on a phone, from the landing page to the ballot. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPrerenderingPhone } from '@/bench/pages/phone/slowPhone'
import type { Guide } from '@/guide/fields/published'
import type { DevTools } from '@/lib/cli/devTools'

/** Milliseconds on each page, in which the browser can fetch the next one. */
const READING_TIME = 4000
/** Milliseconds. */
const TIMEOUT = 60_000

/** Scrolls to the end in steps, so that every image loads. */
const readToTheEnd = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
})()`

/**
 * Opens the landing page with an empty cache, the list, a profile, the comparison of its race and the ballot, and reads
 * all of each.
 * @param address of the site, with a slash at the end
 * @param leave runs at the end of each page, with its path
 */
export async function travel(
  devTools: DevTools,
  address: string,
  { candidates }: Guide,
  leave: (path: string) => void,
): Promise<void> {
  const candidate = candidates.find(({ stances }) => stances.length > 0)
  if (!candidate) throw new Error('The journey leads to a profile, but no candidate in this election has a stance.')
  const phone = await openPrerenderingPhone(devTools, '')
  const read = async (path: string) => {
    const hasLoaded = `location.href === ${JSON.stringify(address + path)} && document.readyState === 'complete'`
    const deadline = Date.now() + TIMEOUT
    // While one page replaces another, there is none.
    while (!(await phone.evaluate<boolean>(hasLoaded).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`The journey never reached ${path}.`)
      await sleep(100)
    }
    await phone.evaluate(readToTheEnd)
    await sleep(READING_TIME)
    leave(`/${path}`)
  }
  const follow = async (path: string) => {
    await phone.tap(`a[href$="/${path}"]`)
    await read(path)
  }
  try {
    await phone.send('Page.navigate', { url: address })
    await read('')
    await follow('candidates/')
    await follow(`profile/${candidate.id}/`)
    for (const path of [`compare/${candidate.race}/`, 'my-ballot/']) {
      // On a phone, a button opens the links of the header.
      await phone.tap('header button')
      await follow(path)
    }
  } finally {
    await phone.close()
  }
}
