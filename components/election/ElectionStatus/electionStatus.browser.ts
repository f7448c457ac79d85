import type { ElectionStatus } from '@/guide/words/electionStatus'
import type { PluralForms } from '@/lib/locale/slots'
import { CLOCK_EVENT } from './electionClock.browser'

/** A term and its explanation, by grammatical number of the days if it counts them. */
export type Sentence = readonly [term: string, text: string | PluralForms]

/** Sentences by state; `lastDay` is the day on which registration closes. States without one show nothing. */
export type Sentences = Readonly<Partial<Record<ElectionStatus | 'lastDay', Sentence>>>

/** Fills the row above the script, and follows the clock of the page. */
export default function showElectionStatus(sentences: Sentences): void {
  const { dataset, lang } = document.documentElement
  const show = () => {
    const row = document.querySelector<HTMLElement>('[data-election-status]')
    const { status, days = '' } = dataset
    const [term, text = ''] = sentences[(days === '0' ? 'lastDay' : status) as keyof Sentences] ?? []
    const form = new Intl.PluralRules(lang).select(Number(days))
    const sentence = typeof text === 'string' ? text : (text[days as '1'] ?? text[form] ?? text.other)
    if (!row) return
    row.hidden = term === undefined
    const [termElement, textElement] = row.children
    if (termElement) termElement.textContent = term ?? ''
    if (textElement) textElement.textContent = sentence.replace('{count}', days)
  }
  show()
  document.addEventListener(CLOCK_EVENT, show)
}
