/** The main journeys in Firefox and WebKitGTK, with and without pages that come back from memory. */
import { contestedRace } from '../support/contestedRace'
import { candidatesOf, comparedRaces, raceOf } from '../support/election'
import { findCandidate, profilePath } from '../support/site'
import {
  countChecked,
  findLowCandidate,
  heading,
  isPressed,
  isStarted,
  note,
  printView,
  shows,
  tag,
  test,
} from './browserTest'

for (const blocked of [undefined, 'the back/forward cache'] as const) {
  const title = blocked ? `, without ${blocked}` : ''

  test(
    `from the landing page to a stance and back, the race and the position are kept${title}`,
    { tag },
    async ({ openBrowser, toPath, address, election }, testInfo) => {
      const candidate = findLowCandidate(election)
      const race = raceOf(election, candidate)
      const tab = await openBrowser(blocked)
      await tab.open(address)
      await tab.clickOn('main a', 'View Candidates')
      await tab.expectPath(toPath('./candidates/'))
      await tab.clickOn('main button', race.name)
      await tab.expectThat(isPressed(race.id))
      const onList = await tab.scrollAndClick('main section li a', candidate.name)
      await tab.expectPath(toPath(profilePath(candidate)))
      const onProfile = await tab.scrollAndClick('main h3 a', candidate.stances.at(-1)!.title)
      await tab.expectThat(heading, candidate.stances.at(-1)!.title)
      await tab.goBack(toPath(profilePath(candidate)))
      await tab.expectScrolled(onProfile)
      await tab.reload()
      await tab.expectScrolled(onProfile)
      await tab.goBack(toPath(`./candidates/#${race.id}`))
      await tab.expectThat(isPressed(race.id))
      await tab.expectScrolled(onList)
      await tab.reload()
      await tab.expectThat(isPressed(race.id))
      // WebKit scrolls to the section in the address when a page is reloaded, on every site.
      if (testInfo.project.name !== 'webkit') await tab.expectScrolled(onList)
    },
  )

  test(
    `a mark, a note and the position on the ballot are kept${title}`,
    { tag },
    async ({ openBrowser, toPath, address, election }) => {
      const { race, candidates } = contestedRace(election)
      const tab = await openBrowser(blocked)
      await tab.open(`${address}my-ballot/`)
      await tab.expectThat(isStarted)
      await tab.typeInto('textarea', 'Ask about the budget')
      await tab.clickOn('main li label', candidates.at(-1)!.name)
      await tab.expectThat(countChecked('li input'), 1)
      const position = await tab.scrollAndClick('main li:has(:checked) a')
      await tab.expectThat(heading, candidates.at(-1)!.name)
      await tab.goBack(toPath('./my-ballot/'))
      for (const reload of [async () => {}, tab.reload]) {
        await reload()
        await tab.expectScrolled(position)
        await tab.expectThat(isStarted)
        await tab.expectScrolled(position)
        await tab.expectThat(countChecked('li input'), 1)
        await tab.expectThat(note, 'Ask about the budget')
      }
      await tab.driver.run(printView)
      await tab.expectThat(shows('header, nav, button', ''), false)
      await tab.expectThat(shows('main h2', race.name))
      await tab.expectThat(shows('main li', candidates.at(-1)!.name))
    },
  )
}

test(
  'a comparison keeps people, topics, ticks and the position',
  { tag },
  async ({ openBrowser, toPath, address, election }) => {
    const [race] = comparedRaces(election).toSorted(
      (a, b) => candidatesOf(election, b).length - candidatesOf(election, a).length,
    )
    test.skip(!race, 'no race to compare')
    const path = `./compare/${race!.id}/`
    const tab = await openBrowser()
    await tab.open(new URL(path, address).href)
    await tab.clickOn('summary', 'Choose people')
    for (const [index, count] of [
      [2, 1],
      [3, 2],
    ] as const) {
      await tab.clickOn(`[data-choose=candidates] label:nth-of-type(${index})`)
      await tab.expectThat(countChecked('[data-choose=candidates] input'), count)
    }
    await tab.clickOn('[data-choose=topics] label:nth-of-type(2)')
    const isChosen =
      '[...document.querySelectorAll("[data-topic] article")].filter((each) => each.checkVisibility()).length'
    await tab.expectThat(isChosen, 2)
    await tab.reload()
    await tab.expectThat(isChosen, 2)
    await tab.expectThat(countChecked('[data-choose] input'), 3)
    await tab.clickOn('main button', 'Hide names')
    await tab.clickOn('main label', 'I agree')
    await tab.clickOn('main button', 'Lift the ink')
    await tab.clickOn('main button', 'Next: compare with names')
    await tab.expectThat(countChecked('article input'), 1)
    await tab.reload()
    await tab.expectThat(countChecked('article input'), 1)
    const hash = await tab.run<string>('location.hash')
    const position = await tab.scrollAndClick('article h3 a')

    await tab.goBack(toPath(path) + hash)
    await tab.expectScrolled(position)
  },
)

test(
  'a legacy route leads to its page, which offers to read aloud only with a voice of the device',
  { tag },
  async ({ openBrowser, toPath, address, election }) => {
    const candidate = findCandidate(election, 1)
    test.skip(!election.legacyRoutes, 'no legacy routes')
    const tab = await openBrowser()
    await tab.open(`${address}#/profile/${candidate.id}`)
    await tab.expectPath(toPath(profilePath(candidate)))
    await tab.expectThat(heading, candidate.name)
    const hasVoice = `speechSynthesis.getVoices().some((voice) => voice.localService && voice.lang.startsWith('en'))`
    await tab.expectThat(`${shows('main button', 'Read aloud')} === ${hasVoice}`)
  },
)

test(
  'on a phone, Enter opens and closes the languages, and each leads to the same page',
  { tag },
  async ({ openBrowser, toPath, address, election }) => {
    const profile = profilePath(findCandidate(election, 1))
    const [, language] = election.languages ?? []
    test.skip(!language, 'one language')
    const tab = await openBrowser()
    await tab.setWidth(500)
    await tab.open(new URL(profile, address).href)
    await tab.expectThat(heading + ' !== ""')
    await tab.driver.run('document.querySelector("header button").focus()')
    for (const isOpen of [true, false, true]) {
      await tab.pressEnter()
      await tab.expectThat('document.querySelector("[popover]").matches(":popover-open")', isOpen)
    }
    await tab.clickOn(`nav a[hreflang=${language}]`)
    await tab.expectPath(toPath(`./${language}/${profile.slice(2)}`))
    await tab.expectThat('document.documentElement.lang', language)
  },
)
