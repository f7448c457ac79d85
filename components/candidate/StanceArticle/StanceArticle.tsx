import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { describeUnknownParty } from '@/guide/words/descriptions'
import { paths } from '@/lib/paths'
import type { StanceContent } from '@/guide/ask/pages/profile'
import { AgreePlace, MarkToggleScript } from '@/components/ballot/MarkToggle/MarkToggle'
import { PrevNext } from '@/components/parts/PrevNext/PrevNext'
import { RaceBand } from '@/components/race/RaceBand/RaceBand'
import { ReadAloud } from '@/components/page/ReadAloud/ReadAloud'
import { Section } from '@/components/parts/Section/Section'
import { StanceList } from '@/components/candidate/StanceList/StanceList'
import { StatementText, TopicLink } from '@/components/parts/Statement/Statement'
import { TermNotes } from '@/components/parts/Terms/Terms'
import { OthersOnTopics } from './OthersOnTopics'
import { FactRow } from '@/components/parts/FactList/FactList'
import list from '@/components/parts/FactList/FactList.module.css'
import { joinElements } from '@/components/parts/Phrase/Phrase'
import { SourceList } from '@/components/parts/SourceList/SourceList'
import { formatSourceDate } from '@/lib/locale/dates'
import { separator } from '@/lib/locale/lists'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './StanceArticle.module.css'
import { PersonLink } from '@/components/parts/PersonName/PersonName'
import { ResultLabel, describeIncumbent } from '@/components/candidate/CandidateFacts/CandidateFacts'
import { Portrait } from '@/components/parts/Portrait/Portrait'

const text = phrases.profile

export function StanceArticle(content: StanceContent) {
  const { candidate, candidacies, stance, topics, otherStances, terms, electionDate } = content
  const { id, name } = candidate
  const [first] = candidacies
  return (
    <>
      {first ? <RaceBand {...first} /> : null}
      <ReadAloud />
      <article>
        <h1 className={styles.title} lang={findForeignLanguage(stance.language)}>
          {stance.title}
        </h1>
        <div className={styles.columns}>
          <Who candidate={candidate} candidacies={candidacies} />
          <div className={styles.body} data-statement>
            <StatementText statement={stance} electionDate={electionDate} name={name} terms={terms} />
            <AgreePlace />
          </div>
          <StanceOrigin stance={stance} topics={topics} />
        </div>
      </article>
      {otherStances.length > 0 ? (
        <Section id="stances" heading={text.otherStances({ name })}>
          <StanceList candidate={candidate} stances={otherStances} electionDate={electionDate} terms={terms} />
        </Section>
      ) : null}
      <OthersOnTopics {...content} />
      <div className={styles.sequences}>
        <PrevNext
          label={text.stancesOf({ name })}
          kind="stance"
          {...content.adjacentStances}
          toPage={({ number, title }) => ({ path: paths.stance(id, number), name: title })}
        />
        {first ? (
          <PrevNext
            label={text.candidates({ race: first.race.name })}
            kind="candidate"
            {...content.adjacentCandidates}
            toPage={(other) => ({ path: paths.profile(other.id), name: other.name })}
          />
        ) : null}
      </div>
      <MarkToggleScript storageKey={content.ballotKey} />
      <p className={shared.small}>{`${content.words} ${content.order}`}</p>
      <TermNotes terms={terms} />
    </>
  )
}

function Who({ candidate, candidacies }: Pick<StanceContent, 'candidate' | 'candidacies'>) {
  const { party, partyYear, partySource, research } = candidate
  return (
    <div>
      <div className={styles.portrait}>
        {/* Next to the name, a photograph needs no alternative text. */}
        <Portrait {...candidate} name={undefined} eager />
      </div>
      <div className={styles.facts}>
        <PersonLink {...candidate} className={`${shared.ink} ${styles.name}`} />
        {candidacies.map((facts, index) => (
          <div key={facts.race.id}>
            <p>{facts.candidacy.position}</p>
            {index === 0 && facts.rows.party ? (
              <p>{text.cardParty({ party: text.withYear({ text: party, year: partyYear?.toString() }) })}</p>
            ) : null}
            {index === 0 && facts.rows.party && !partySource ? <p>{describeUnknownParty(research)}</p> : null}
            {facts.rows.incumbent ? (
              <p>{text.incumbency({ answer: describeIncumbent(facts.candidacy.incumbent) })}</p>
            ) : null}
            {facts.rows.result ? (
              <p className={shared.strong}>
                <ResultLabel facts={facts} />
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}

function StanceOrigin({ stance, topics }: Pick<StanceContent, 'stance' | 'topics'>) {
  const { how, date, locator, sources, words = 'summary' } = stance
  return (
    <div className={styles.origin}>
      <dl className={list.rows}>
        <FactRow label={text.howLabel}>{how ? text.statementKinds[how] : text.notKnown}</FactRow>
        <FactRow label={text.whenLabel}>{date ? formatSourceDate(date) : text.notKnown}</FactRow>
        {locator ? <FactRow label={text.placeLabel}>{locator}</FactRow> : null}
        {topics.length > 0 ? (
          <FactRow label={text.topicsLabel}>
            {joinElements(
              topics.map((topic) => <TopicLink key={topic.id} topic={topic} />),
              separator,
            )}
          </FactRow>
        ) : null}
        <FactRow label={text.sources}>
          <SourceList sources={sources} />
        </FactRow>
      </dl>
      <p>{text.whoseWords[words]}</p>
    </div>
  )
}
