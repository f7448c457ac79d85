/** Firefox and WebKitGTK whose readers block storage, workers or speculation, or have no connection. */
import { startDeployments } from '../support/deployments'
import { raceOf } from '../support/election'
import { countChecked, findLowCandidate, heading, isPressed, isStarted, shows, tag, test } from './browserTest'

for (const blocked of ['storage', 'workers and speculation'] as const)
  test(`a guide can be used with ${blocked} blocked`, { tag }, async ({ openBrowser, toPath, address, election }) => {
    const candidate = findLowCandidate(election)
    const race = raceOf(election, candidate)
    const tab = await openBrowser(blocked)
    await tab.open(address)
    await tab.clickOn('main a', 'View Candidates')
    await tab.clickOn('main button', race.name)
    await tab.expectThat(isPressed(race.id))
    await tab.clickOn('main section li a', candidate.name)
    await tab.expectThat(heading, candidate.name)
    await tab.expectThat(shows('label', 'Mark on my ballot'), blocked !== 'storage')
    await tab.clickOn('nav a', 'My ballot')
    await tab.expectPath(toPath('./my-ballot/'))
    await tab.expectThat(isStarted)
    await tab.clickOn('main li label', candidate.name)
    await tab.expectThat(countChecked('li input'), 1)
    await tab.expectThat(shows('main', 'Your marks last until you close it.'), blocked === 'storage')
    await tab.reload()
    await tab.expectThat(isStarted)
    await tab.expectThat(countChecked('li input'), blocked === 'storage' ? 0 : 1)
  })

test(
  'a guide that is kept opens without a connection, and nothing of one that was canceled is left',
  { tag },
  async ({ openBrowser, folder, election }) => {
    const site = await startDeployments(folder, election.languages ?? ['en'])
    site.deploy('first')
    const tab = await openBrowser()
    await tab.open(site.address)
    await tab.clickOn('[data-keep] button', 'Keep this guide')
    site.stall(300_000)
    await tab.clickOn('[data-keep] button', 'Keep it')
    await tab.expectThat('document.querySelector("[data-keep] progress")?.value > 5')
    await tab.clickOn('[data-keep] button', 'Cancel')
    await tab.expectThat(shows('[data-keep]', 'Keep this guide'))
    site.reconnect()
    await tab.reload()
    await tab.clickOn('[data-keep] button', 'Keep this guide')
    await tab.clickOn('[data-keep] button', 'Keep it')
    await tab.expectThat(shows('[data-keep]', 'On this phone'))
    site.disconnect()
    await tab.driver.run('location.href = "my-ballot/"')
    await tab.expectThat(heading, 'My ballot first')
    await tab.expectThat(isStarted)
    await site.stop()
  },
)
