/** @jest-environment jsdom */
import startRaceLinks from './raceLinks.browser'

const { dataset } = document.documentElement

function openPage(group = 'hill') {
  document.body.innerHTML = `
    <a rel="prev" href="/guide/candidates/mayor/"><i>Before</i> <b data-link-text>Mayor</b></a>
    <a rel="next" href="/guide/candidates/bay/"><i>After</i> <b data-link-text>Bay</b></a>
    <p data-chosen-races hidden></p>`
  startRaceLinks(
    group,
    [['mayor', 'Mayor']],
    [
      ['bay', 'Bay', 'bay'],
      ['board', 'Board', 'school'],
    ],
  )
}

const readLinks = () =>
  [...document.body.querySelectorAll<HTMLElement>(':scope > :not([hidden])')].map((each) =>
    each instanceof HTMLAnchorElement ? `${each.pathname} ${each.textContent}` : 'note',
  )

function choose(area: string, groups: string) {
  Object.assign(dataset, { area, groups })
  document.dispatchEvent(new Event('areachange'))
}

beforeEach(() => choose('', ''))

const all = ['/guide/candidates/mayor/ Before Mayor', '/guide/candidates/bay/ After Bay']

it('leads through the races of the chosen areas', () => {
  openPage()
  expect(readLinks()).toEqual(all)
  choose('top', 'hill')
  expect(readLinks()).toEqual([all[0], 'note'])
  choose('top french', 'hill school')
  expect(readLinks()).toEqual([all[0], '/guide/candidates/board/ After Board', 'note'])
  choose('', '')
  expect(readLinks()).toEqual(all)
})

it('leads through all races from one that is not on the ballot', () => {
  choose('french', 'school')
  openPage()
  expect(readLinks()).toEqual(all)
})

it('applies areas that have no group', () => {
  choose('english', '')
  openPage('')
  expect(readLinks()).toEqual([all[0], 'note'])
})
