import { CLOCK_EVENT } from './electionClock.browser'

/** Shows the marks before the script whose instant, in `data-passes`, is in the past. Follows the clock of the page. */
export default function followDeadlines(): void {
  markPassedDeadlines()
  document.addEventListener(CLOCK_EVENT, markPassedDeadlines)
}

function markPassedDeadlines(): void {
  const isNeutral = document.documentElement.dataset.status === 'neutral'
  for (const mark of document.querySelectorAll<HTMLElement>('[data-passes]'))
    mark.hidden = isNeutral || Date.now() < Number(mark.dataset.passes)
}
