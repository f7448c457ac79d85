import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { describeNoVote, describeUnknownParty } from '@/guide/words/descriptions'
import { href, paths } from '@/lib/paths'
import type { Comparison } from '@/guide/ask/pages/comparison'
import { BackLink } from '@/components/parts/BackLink/BackLink'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { ToggleTemplates } from '@/components/ballot/MarkToggle/MarkToggle'
import { TermNotes } from '@/components/parts/Terms/Terms'
import { AgreedList, CompareControls } from './CompareControls'
import { MAX_COLUMNS } from './choice'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './Compare.module.css'
import { RaceTabs, TopicNav } from './CompareNav'
import { canMark, CompareSection, InShort } from './CompareSection'
import { buildScriptText } from './scriptText'
import { joinSentences, spaceAfter } from '@/lib/locale/sentences'

const compareScript = defineEntryPoint<typeof import('./compare.browser')>('components/compare/Compare/compare')

const text = phrases.compare

/** What the candidates of a race said, topic by topic. Its script shows one topic, or the chosen people and topics. */
export function ComparePage(comparison: Comparison) {
  const { ballotRace, title, topics, sections, isSplit, isIndexed, terms } = comparison
  const { race, candidates } = ballotRace
  const noVote = describeNoVote(ballotRace)
  const areColumns = candidates.length <= MAX_COLUMNS
  return (
    <div className={styles.page}>
      {isIndexed ? <BackLink path={paths.candidates}>{phrases.races.allCandidates}</BackLink> : null}
      <h1 data-compare-title suppressHydrationWarning>
        {text.title({ race: title })}
      </h1>
      <p data-compare-introduction suppressHydrationWarning>
        {text.sheet({ counts: text.counts({ candidates: candidates.length, topics: topics.length }) })}{' '}
        <span data-screen>{text.introduction}</span> {noVote}
      </p>
      <div
        className={`${shared.sheet} ${styles.sheet}`}
        data-compare
        data-starting={areColumns || isSplit ? 'all' : 'one'}
        data-all={areColumns || undefined}
        data-columns={areColumns ? candidates.length : undefined}
        suppressHydrationWarning
      >
        <AgreedList />
        <RaceTabs {...comparison} />
        <TopicNav {...comparison} />
        <CompareControls {...comparison} />
        {sections.map((section, index) => (
          <CompareSection
            key={section.id}
            comparison={comparison}
            section={section}
            next={comparison.next ?? sections[index + 1]}
          />
        ))}
        {isSplit ? null : <InShort {...comparison} />}
        <button type="button" className={styles.lift} hidden data-lift data-screen suppressHydrationWarning>
          <b>{text.lift}</b>{' '}
          <span data-mark-hint suppressHydrationWarning>
            {text.liftHint}
          </span>
        </button>
        <EndLinks {...comparison} />
      </div>
      <Notes {...comparison} />
      {terms.terms.length > 0 ? (
        <div className={styles.terms}>
          <TermNotes terms={terms} />
        </div>
      ) : null}
      <ToggleTemplates contest={canMark(ballotRace) ? race.id : undefined} />
      <InlineScript entry={compareScript} args={[comparison.ballotKey, buildScriptText(comparison)]} />
    </div>
  )
}

function EndLinks({ races, ballotRace: { race } }: Comparison) {
  const next = races[(races.findIndex(({ id }) => id === race.id) + 1) % races.length]
  return (
    <p className={`${shared.ink} ${shared.name} ${styles.end}`} data-screen>
      {next === undefined || next.id === race.id ? null : (
        <a href={href(paths.compareRace(next.id))}>{text.nextRace({ race: next.name })}</a>
      )}{' '}
      <a href={href(paths.myBallot)}>{phrases.site.header.myBallot}</a>
    </p>
  )
}

/** What the sheet leaves unsaid. Hidden while names are hidden, because it mentions them. */
function Notes({ order, words, isSplit, hasExperience, rows, ballotRace }: Comparison) {
  const unknown = isSplit || !rows.party ? undefined : ballotRace.candidates.find(({ partySource }) => !partySource)
  const notes = joinSentences([
    order,
    words,
    isSplit || hasExperience ? undefined : text.noExperience,
    unknown && describeUnknownParty(unknown.research),
  ])
  return (
    <p data-note data-compare-note suppressHydrationWarning>
      {notes}
      {spaceAfter(notes)}
      {canMark(ballotRace) ? (
        <span data-screen data-mark-hint suppressHydrationWarning>
          {text.markHint}
        </span>
      ) : null}
    </p>
  )
}
