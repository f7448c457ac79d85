import { formatDate, formatSourceDate } from '@/lib/locale/dates'
import { strongSeparator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import { uniqueById } from '@/lib/collections'
import type { AnswersContent } from '@/guide/ask/pages/answers'
import { BackLink } from '@/components/parts/BackLink/BackLink'
import { FactRow } from '@/components/parts/FactList/FactList'
import list from '@/components/parts/FactList/FactList.module.css'
import { Section } from '@/components/parts/Section/Section'
import { SourceList } from '@/components/parts/SourceList/SourceList'
import { TermNotes } from '@/components/parts/Terms/Terms'
import { RaceAnswers } from './RaceAnswers'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './AnswersPage.module.css'

const text = phrases.answers

export function AnswersPage({ questionnaire, onlyRace, isSplit, asked, people, tabs, races, terms }: AnswersContent) {
  const { id, name, about, sources } = questionnaire
  const ofQuestions = races.flatMap(({ questions }) => questions.flatMap((question) => question.sources))
  const isOneRace = races.length === 1
  return (
    <>
      {onlyRace === undefined ? null : <BackLink path={paths.answers(id)}>{text.allRaces({ name })}</BackLink>}
      <h1>{onlyRace === undefined ? name : text.ofRace({ name, race: onlyRace })}</h1>
      {about ? <p>{about}</p> : null}
      <Facts questionnaire={questionnaire} asked={asked} people={people} tabs={tabs} />
      {isSplit ? (
        <>
          <p>{`${phrases.site.tooLarge} ${text.chooseRace}`}</p>
          <ul className={`${shared.ink} ${styles.links}`}>
            {tabs.map((tab) => (
              <li key={tab.path}>
                <a className={shared.name} href={href(tab.path)} data-target>
                  {tab.name}
                </a>
                <p className={shared.small}>{describeAsked(tab)}</p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          {tabs.length > 1 ? <RaceTabs tabs={tabs} /> : null}
          {races.map((race) => (
            <RaceAnswers
              key={race.id}
              {...race}
              terms={terms}
              isAlone={isOneRace}
              isSame={questionnaire.sameQuestions !== false}
            />
          ))}
          <p data-note>{text.legend}</p>
        </>
      )}
      <Section id="sources" heading={text.sources}>
        <SourceList sources={uniqueById([...sources, ...ofQuestions])} />
      </Section>
      <p>
        <a href={href(paths.fairness)}>{text.table}</a>
      </p>
      <TermNotes terms={terms} />
    </>
  )
}

type FactsProps = Pick<AnswersContent, 'questionnaire' | 'asked' | 'people' | 'tabs'>

function Facts({ questionnaire: { askedBy, means, published, changed, ...dates }, asked, people, tabs }: FactsProps) {
  const due = groupDates(tabs)
  return (
    <dl className={list.rows}>
      <FactRow label={text.askedBy}>{askedBy}</FactRow>
      <FactRow label={text.people}>{describeAsked({ asked, people })}</FactRow>
      {dates.asked ? <FactRow label={text.asked}>{formatSourceDate(dates.asked)}</FactRow> : null}
      {due.length > 0 ? <FactRow label={text.due}>{due.join(strongSeparator)}</FactRow> : null}
      {means ? <FactRow label={text.means}>{means}</FactRow> : null}
      {published ? (
        <FactRow label={text.published} detail={changed ? text.changed({ date: formatSourceDate(changed) }) : null}>
          {formatSourceDate(published)}
        </FactRow>
      ) : null}
    </dl>
  )
}

/** The last day for answers, with the race unless it is the same for all. */
function groupDates(tabs: AnswersContent['tabs']): readonly string[] {
  const dates = new Set(tabs.map(({ due }) => due))
  const [date] = dates
  if (dates.size === 1) return date ? [formatDate(date)] : []
  return tabs.flatMap(({ name, due }) => (due ? [text.ofRace({ name, race: formatDate(due) })] : []))
}

function RaceTabs({ tabs }: Pick<AnswersContent, 'tabs'>) {
  return (
    <nav aria-label={text.races} className={styles.tabs}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={href(tab.path)} aria-current={tab.isCurrent ? 'page' : undefined}>
              <b data-link-text>{tab.name}</b> <span>{describeAsked(tab)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function describeAsked({ asked, people }: Pick<AnswersContent, 'asked' | 'people'>): string {
  if (asked === 0) return text.nobodyKnown
  return asked === people ? text.everyone({ count: people }) : text.some({ asked, count: people })
}
