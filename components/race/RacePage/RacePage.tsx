import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { paths, href } from '@/lib/paths'
import type { Race } from '@/guide/fields/published'
import type { RacePageContent } from '@/guide/ask/pages/candidates'
import { BackLink } from '@/components/parts/BackLink/BackLink'
import { OtherRounds } from '@/components/race/OtherRounds/OtherRounds'
import { RaceSheet } from '@/components/race/RaceSheet/RaceSheet'
import { RoundTables } from '@/components/results/RoundTables/RoundTables'
import { TermNotes } from '@/components/parts/Terms/Terms'
import { CollapsibleSources } from '@/components/parts/SourceList/SourceList'
import sheet from '@/components/race/RaceSheet/RaceSheet.module.css'
import styles from './RacePage.module.css'
import { formatHours, formatLongDate, formatSourceDate, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { Section } from '@/components/parts/Section/Section'
import { PrevNext } from '@/components/parts/PrevNext/PrevNext'
import type { BallotNeighbor, RaceNeighbors } from '@/guide/ask/races'
import type { LinkedRace } from './raceLinks.browser'

const raceLinksScript = defineEntryPoint<typeof import('./raceLinks.browser')>('components/race/RacePage/raceLinks')

const { races: text } = phrases

export function RacePage(content: RacePageContent) {
  const { group, note, terms, rounds, otherRounds, events, timeZone, neighbors } = content
  const { race, candidates } = content.ballotRace
  return (
    <>
      <BackLink path={paths.candidates}>{text.allCandidates}</BackLink>
      <h1 className={styles.name}>{race.name}</h1>
      {group === undefined ? null : (
        <p className={styles.group} data-lead>
          {group}
        </p>
      )}
      <RaceSheet {...content} />
      {candidates.length > 0 ? (
        <p className={sheet.pageNote} data-note>
          {note}
        </p>
      ) : null}
      {otherRounds ? <OtherRounds {...otherRounds} /> : null}
      {rounds ? <RoundTables {...rounds} /> : null}
      <RaceEvents events={events} timeZone={timeZone} />
      <PagesAboutRace links={race.links} />
      <CollapsibleSources
        sources={[...race.sources, ...(race.noVote?.sources ?? []), ...events.flatMap(({ sources }) => sources)]}
      />
      <RaceNav {...neighbors} group={content.ballotRace.localGroup} />
      <TermNotes terms={terms} />
    </>
  )
}

function RaceEvents({ events, timeZone }: Pick<RacePageContent, 'events' | 'timeZone'>) {
  if (events.length === 0) return null
  return (
    <Section id="facts.events" heading={text.events.heading}>
      <ul data-list>
        {events.map(({ name, date, starts, ends, place, url, canceled }) => (
          <li key={`${name} ${date} ${starts}`}>
            <p>
              {canceled ? <b>{text.events.canceled}</b> : null} {url ? <a href={url}>{name}</a> : name}
            </p>
            <p>
              <time dateTime={starts ? `${date}T${starts}` : date}>
                {starts
                  ? text.events.time({
                      day: formatLongDate(date),
                      hours: ends ? formatHours(starts, ends) : formatTime(starts),
                      timeZone: formatTimeZone(timeZone, date),
                    })
                  : formatLongDate(date)}
              </time>
            </p>
            {place ? <p>{place}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PagesAboutRace({ links }: Pick<Race, 'links'>) {
  if (!links || links.length === 0) return null
  return (
    <Section id="facts.links" heading={text.events.links}>
      <ul data-list>
        {links.map(({ label, url, publisher, date }) => (
          <li key={url}>
            <a href={url}>{label}</a>{' '}
            {date ? text.events.publishedOn({ publisher, day: formatSourceDate(date) }) : publisher}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface NavProps extends RaceNeighbors {
  /** Id of the race's group if not everyone votes in it. */
  readonly group: string | undefined
}

/** Links to the races before and after a race: among all or, with the script, among those of the chosen areas. */
function RaceNav({ group = '', ballot, ...neighbors }: NavProps) {
  return (
    <>
      <PrevNext
        label={text.raceNavigation}
        kind="race"
        {...neighbors}
        toPage={({ id, name }) => ({ path: paths.racePage(id), name })}
      />
      {ballot ? (
        <>
          <div data-screen data-chosen-races hidden>
            <p>
              {text.onYourBallot} <a href={href(paths.candidates)}>{text.chooseOtherArea}</a>
            </p>
          </div>
          <InlineScript
            entry={raceLinksScript}
            args={[group, ballot.previous.map(toLinkedRace), ballot.next.map(toLinkedRace)]}
          />
        </>
      ) : null}
    </>
  )
}

function toLinkedRace({ id, name, group }: BallotNeighbor): LinkedRace {
  return group === undefined ? [id, name] : [id, name, group]
}
