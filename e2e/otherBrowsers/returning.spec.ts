/** Pages that come back from memory in Firefox and WebKitGTK read again what the reader stored meanwhile. */
import { candidatesOf, comparedRaces } from '../support/election'
import { startDeployments } from '../support/deployments'
import { profilePath } from '../support/site'
import { countChecked, findLowCandidate, heading, isPressed, isStarted, shows, tag, test } from './browserTest'
import type { Tab } from './tab'

const markDocument = (tab: Tab) => tab.driver.run('window.isMarked = true')
const expectMarked = (tab: Tab) => tab.expectThat('window.isMarked === true')

test(
  'My ballot has a mark from a profile, and takes more, after Back',
  { tag },
  async ({ openBrowser, toPath, address, election }) => {
    const candidate = findLowCandidate(election)
    const tab = await openBrowser()
    await tab.open(`${address}my-ballot/`)
    await tab.expectThat(isStarted)
    await markDocument(tab)
    await tab.clickOn(`main li:has([id$=".${candidate.id}"]) a`)
    await tab.expectThat(heading, candidate.name)
    await tab.clickOn('label', 'Mark on my ballot')
    await tab.expectThat(countChecked('label input'), 1)
    await tab.goBack(toPath('./my-ballot/'))
    await expectMarked(tab)
    await tab.expectThat(countChecked('li input'), 1)
    // React still works. Playwright would wait for the load event of the page before it clicks.
    await tab.driver.run("document.querySelector('li input:checked').click()")
    await tab.expectThat(countChecked('li input'), 0)
    await tab.reload()
    await tab.expectThat(isStarted)
    await tab.expectThat(countChecked('li input'), 0)
  },
)

test(
  'the list shows the race chosen on a later page after Back',
  { tag },
  async ({ openBrowser, toPath, address, election }) => {
    const [, race] = election.races
    test.skip(!race, 'one race')
    const tab = await openBrowser()
    await tab.open(`${address}candidates/`)
    await tab.driver.run(`location.href = ${JSON.stringify(toPath(profilePath(election.candidates[0]!)))}`)
    await tab.expectPath(toPath(profilePath(election.candidates[0]!)))
    await tab.driver.run(`location.href = ${JSON.stringify(toPath(`./candidates/#${race!.id}`))}`)
    await tab.expectThat(isPressed(race!.id))
    await tab.goBack(toPath(profilePath(election.candidates[0]!)))
    await tab.goBack(toPath('./candidates/'))
    await tab.expectThat(isPressed(race!.id))
  },
)

test(
  'a comparison has a tick from a stance after Back',
  { tag },
  async ({ openBrowser, toPath, address, election }) => {
    const race = comparedRaces(election)[0]
    test.skip(!race, 'no race to compare')
    const candidate = candidatesOf(election, race!).find(({ stances }) => stances.length > 0)
    test.skip(!candidate, 'no stance')
    const tab = await openBrowser()
    await tab.open(`${new URL(`./compare/${race!.id}/`, address)}`)
    await markDocument(tab)
    await tab.clickOn('article h3 a', candidate!.name)
    await tab.expectThat(heading, candidate!.name)
    await tab.clickOn('main label', 'I agree')
    await tab.goBack(toPath(`./compare/${race!.id}/`))
    await expectMarked(tab)
    await tab.expectThat(countChecked('article [data-tick], article input'), 1)
  },
)

test(
  'the control shows after Back that the guide was kept or removed meanwhile',
  { tag },
  async ({ openBrowser, folder, election }) => {
    const site = await startDeployments(folder, election.languages ?? ['en'])
    site.deploy('first')
    const tab = await openBrowser()
    await tab.open(site.address)
    const goToBallot = async () => {
      await tab.driver.run('location.href = "my-ballot/"')
      await tab.expectThat(isStarted)
    }
    await goToBallot()
    await tab.clickOn('[data-keep] button', 'Keep this guide')
    await tab.clickOn('[data-keep] button', 'Keep it')
    await tab.expectThat(shows('[data-keep]', 'On this phone'))
    await tab.goBack(new URL(site.address).pathname)
    await tab.expectThat(shows('[data-keep]', 'On this phone'))
    await goToBallot()
    await tab.clickOn('[data-keep] button', 'Remove')
    await tab.expectThat(shows('[data-keep]', 'Keep this guide'))
    await tab.goBack(new URL(site.address).pathname)
    await tab.expectThat(shows('[data-keep]', 'Keep'))
    await tab.expectThat(shows('[data-keep]', 'On this phone'), false)
    await site.stop()
  },
)
