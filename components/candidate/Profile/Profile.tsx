import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import { profileIds } from '@/guide/words/facts'
import type { ProfileContent } from '@/guide/ask/pages/profile'
import { MarkToggleScript } from '@/components/ballot/MarkToggle/MarkToggle'
import { ProfileAnswers } from './ProfileAnswers'
import { PrevNext } from '@/components/parts/PrevNext/PrevNext'
import { RaceBand } from '@/components/race/RaceBand/RaceBand'
import { ReadAloud } from '@/components/page/ReadAloud/ReadAloud'
import { Section } from '@/components/parts/Section/Section'
import { NumberedSources } from '@/components/parts/SourceList/NumberedSources'
import { SourceNumbers, numberSources, type Numbers } from '@/components/parts/SourceList/SourceNumbers'
import { PositionList, StanceList } from '@/components/candidate/StanceList/StanceList'
import { describeNoStances } from '@/components/parts/Statement/describeStatement'
import { StatementRow } from '@/components/parts/Statement/Statement'
import statementStyles from '@/components/parts/Statement/Statement.module.css'
import { TermNotes, TextWithTerms } from '@/components/parts/Terms/Terms'
import { ProfileHead } from './ProfileHead'
import styles from './Profile.module.css'
import { joinSentences } from '@/lib/locale/joinSentences'

const text = phrases.profile

/** A candidate's profile. Profiles of a race have the same sections, in the same order, and no section is empty for all. */
export function Profile(content: ProfileContent) {
  const { candidate, candidacies, sections, stances, topicRows, terms, electionDate, sources, previous, next } = content
  const { photoCredit } = candidate
  const [first] = candidacies
  const numbers = numberSources(sources)
  const shared = { candidate, electionDate, numbers, terms }
  return (
    <>
      {first ? <RaceBand facts={first} /> : null}
      <ReadAloud />
      <ProfileHead candidate={candidate} candidacies={candidacies} earlier={content.earlier} numbers={numbers} />
      {sections.stances ? (
        <Section id="stances" heading={text.keyStances}>
          {stances.length === 0 ? <p>{describeNoStances(candidate)}</p> : null}
          <StanceList {...shared} stances={stances} />
        </Section>
      ) : null}
      {sections.positions ? (
        <Section id="positions" heading={text.morePositions}>
          <PositionList {...shared} rows={topicRows} />
        </Section>
      ) : null}
      <ProfileAnswers answers={content.answers} />
      {sections.experience ? <Experience candidate={candidate} numbers={numbers} terms={terms} /> : null}
      <Section id="sources" heading={text.sources}>
        <NumberedSources sources={sources} />
        {photoCredit ? <p className={styles.note}>{text.photo({ credit: photoCredit })}</p> : null}
      </Section>
      {first ? (
        <PrevNext
          label={text.candidates({ race: first.race.name })}
          kind="candidate"
          previous={previous}
          next={next}
          toPage={({ id, name }) => ({ path: paths.profile(id), name })}
        />
      ) : null}
      <MarkToggleScript storageKey={content.ballotKey} />
      <p className={styles.note}>
        {joinSentences([
          candidate.stances.length + candidate.positions.length > 0 ? content.words : undefined,
          content.order,
        ])}
      </p>
      <TermNotes terms={terms} />
    </>
  )
}

interface ExperienceProps extends Pick<ProfileContent, 'candidate' | 'terms'> {
  readonly numbers: Numbers
}

function Experience({ candidate, numbers, terms }: ExperienceProps) {
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
