import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { paths, href } from '@/lib/paths'
import { profileIds } from '@/guide/words/facts'
import type { ProfileContent } from '@/guide/ask/pages/profile'
import type { CandidacyFacts } from '@/guide/ask/candidacies'
import { MarkToggleScript, MarkToggle, RankLink } from '@/components/ballot/MarkToggle/MarkToggle'
import { PrevNext } from '@/components/parts/PrevNext/PrevNext'
import { RaceBand, CompareLink } from '@/components/race/RaceBand/RaceBand'
import { ReadAloud } from '@/components/page/ReadAloud/ReadAloud'
import { Section } from '@/components/parts/Section/Section'
import { NumberedSources, SourceNumbers, numberSources, type Numbers } from '@/components/parts/SourceList/SourceList'
import { PositionList, StanceList } from '@/components/candidate/StanceList/StanceList'
import { describeNoStances, StatementRow } from '@/components/parts/Statement/Statement'
import statementStyles from '@/components/parts/Statement/Statement.module.css'
import { TermNotes, TextWithTerms } from '@/components/parts/Terms/Terms'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './Profile.module.css'
import { joinSentences } from '@/lib/locale/sentences'
import { CandidateFacts } from '@/components/candidate/CandidateFacts/CandidateFacts'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import { Portrait } from '@/components/parts/Portrait/Portrait'
import { Fragment } from 'react'
import { AnswerText } from '@/components/compare/AnswersPage/AnswerText'
import { FactRow } from '@/components/parts/FactList/FactList'
import list from '@/components/parts/FactList/FactList.module.css'

const { answers: answersText, profile: text } = phrases

/** A candidate's profile. Profiles of a race have the same sections, in the same order, and no section is empty for all. */
export function Profile(content: ProfileContent) {
  const { candidate, sections, stances, topicRows, terms, electionDate, sources } = content
  const { photoCredit } = candidate
  const [first] = content.candidacies
  const numbers = numberSources(sources)
  const common = { candidate, electionDate, numbers, terms }
  return (
    <>
      {first ? <RaceBand {...first} /> : null}
      <ReadAloud />
      <ProfileHead {...content} numbers={numbers} />
      {sections.stances ? (
        <Section id="stances" heading={text.keyStances}>
          {stances.length === 0 ? <p>{describeNoStances(candidate)}</p> : null}
          <StanceList {...common} stances={stances} />
        </Section>
      ) : null}
      {sections.positions ? (
        <Section id="positions" heading={text.morePositions}>
          <PositionList {...common} rows={topicRows} />
        </Section>
      ) : null}
      <ProfileAnswers answers={content.answers} />
      {sections.experience ? <Experience candidate={candidate} numbers={numbers} terms={terms} /> : null}
      <Section id="sources" heading={text.sources}>
        <NumberedSources sources={sources} />
        {photoCredit ? <p className={shared.small}>{text.photo({ credit: photoCredit })}</p> : null}
      </Section>
      {first ? (
        <PrevNext
          label={text.candidates({ race: first.race.name })}
          kind="candidate"
          {...content.adjacentCandidates}
          toPage={({ id, name }) => ({ path: paths.profile(id), name })}
        />
      ) : null}
      <MarkToggleScript storageKey={content.ballotKey} />
      <p className={shared.small}>
        {joinSentences([
          candidate.stances.length + candidate.positions.length > 0 ? content.words : undefined,
          content.order,
        ])}
      </p>
      <TermNotes terms={terms} />
    </>
  )
}

interface Numbered {
  readonly numbers: Numbers
}

function Experience({ candidate, numbers, terms }: Numbered & Pick<ProfileContent, 'candidate' | 'terms'>) {
  const { experience, language, experienceSources = candidate.sources } = candidate
  return (
    <Section id={profileIds.experience} heading={text.experience}>
      <StatementRow
        label={<p>{text.background}</p>}
        margin={experience === undefined ? null : <SourceNumbers sources={experienceSources} numbers={numbers} />}
      >
        <p className={statementStyles.text} lang={experience && findForeignLanguage(language)} data-experience>
          <TextWithTerms text={experience ?? text.notKnownSentence} terms={terms} />
        </p>
      </StatementRow>
    </Section>
  )
}

type HeadProps = Numbered & Pick<ProfileContent, 'candidate' | 'candidacies' | 'earlier'>

function ProfileHead({ candidate, candidacies, earlier, numbers }: HeadProps) {
  const [first, ...others] = candidacies
  const renderMark = ({ race, candidacy }: CandidacyFacts, isOnly = false) => {
    const common = { contest: race.id, name: isOnly ? undefined : race.name }
    // There is nothing to vote on.
    if (race.noVote || candidacy.withdrawn) return null
    return race.ranks === undefined ? <MarkToggle {...common} choice={candidate.id} /> : <RankLink {...common} />
  }
  return (
    <>
      <div className={styles.head}>
        <div className={styles.portrait}>
          <Portrait {...candidate} eager />
        </div>
        <h1 className={styles.name}>
          <PersonName {...candidate} />
        </h1>
        <div className={styles.facts}>
          {first ? <CandidateFacts facts={first} numbers={numbers} candidate={candidate} earlier={earlier} /> : null}
          {first ? renderMark(first, others.length === 0) : null}
        </div>
      </div>
      {others.map((facts) => (
        <Section
          key={facts.race.id}
          id={`race-${facts.race.id}`}
          heading={text.alsoCandidate({ race: facts.race.name })}
        >
          <CandidateFacts facts={facts} numbers={numbers} />
          {renderMark(facts)}
          <p>
            <a href={href(facts.path)}>{text.allCandidatesFor({ race: facts.race.name, count: facts.count })}</a>{' '}
            {facts.isCompared ? <CompareLink race={facts.race} /> : null}
          </p>
        </Section>
      ))}
    </>
  )
}

function ProfileAnswers({ answers }: Pick<ProfileContent, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <Section id="answers" heading={answersText.title}>
      <dl className={list.rows}>
        {answers.map(({ questionnaire: { id, name }, path, status }) => (
          <FactRow key={id} label={<a href={href(path)}>{name}</a>}>
            {answersText.statuses[status]}
          </FactRow>
        ))}
      </dl>
      {answers.map(({ questionnaire: { id, name }, questions }) =>
        questions.length === 0 ? null : (
          <details key={id} className={styles.answers}>
            <summary>{answersText.ownAnswers({ name, count: questions.length })}</summary>
            {questions.map(({ question, path, ...answer }) => (
              <Fragment key={question.id}>
                <p>
                  <a href={href(path)}>
                    {question.number} {question.text}
                  </a>
                </p>
                <AnswerText {...answer} />
              </Fragment>
            ))}
          </details>
        ),
      )}
    </Section>
  )
}
