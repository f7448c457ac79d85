import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { ProfileContent } from '@/guide/ask/views/candidates'
import { CandidateLinks } from '@/components/CandidateLinks/CandidateLinks'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { RaceBand } from '@/components/RaceBand/RaceBand'
import { Section } from '@/components/Section/Section'
import { ShortCitations } from '@/components/SourceList/ShortCitations'
import { SourceList } from '@/components/SourceList/SourceList'
import { PositionList, StanceList } from '@/components/StanceList/StanceList'
import { describeNoStances } from '@/components/Statement/describeStatement'
import { StatementRow } from '@/components/Statement/Statement'
import statementStyles from '@/components/Statement/Statement.module.css'
import { TermNotes, TextWithTerms } from '@/components/Terms/Terms'
import { ProfileHead } from './ProfileHead'
import styles from './Profile.module.css'

const text = phrases.profile

/** A candidate's profile. Profiles of a race have the same sections, in the same order. */
export function Profile(content: ProfileContent) {
  const { candidate, candidacies, sections, stances, topicRows, terms, electionDate, sources, previous, next } = content
  const { links, photoCredit } = candidate
  const [first] = candidacies
  return (
    <>
      {first ? <RaceBand facts={first} /> : null}
      <ProfileHead candidate={candidate} candidacies={candidacies} ballotKey={content.ballotKey} />
      <Section id="stances" heading={text.keyStances}>
        {stances.length === 0 ? <p>{describeNoStances(candidate)}</p> : null}
        <StanceList candidate={candidate} stances={stances} electionDate={electionDate} terms={terms} />
      </Section>
      {sections.positions ? (
        <Section id="positions" heading={text.morePositions}>
          <PositionList candidate={candidate} rows={topicRows} electionDate={electionDate} terms={terms} />
        </Section>
      ) : null}
      {sections.experience ? <Experience candidate={candidate} terms={terms} /> : null}
      {sections.links ? (
        <Section id="links" heading={text.links}>
          <CandidateLinks links={links} />
        </Section>
      ) : null}
      <Section id="sources" heading={text.sources}>
        <div className={styles.sources}>
          <SourceList sources={sources} />
        </div>
        {photoCredit ? <p className={styles.note}>{text.photo(photoCredit)}</p> : null}
      </Section>
      {first ? (
        <PrevNext
          label={text.candidates(first.race.name)}
          kind="candidate"
          previous={previous}
          next={next}
          toPage={({ id, name }) => ({ path: paths.profile(id), name })}
        />
      ) : null}
      <p className={styles.note}>{`${text.summaries} ${content.order}`}</p>
      <TermNotes terms={terms} />
    </>
  )
}

function Experience({ candidate, terms }: Pick<ProfileContent, 'candidate' | 'terms'>) {
  const { experience, language, experienceSources = candidate.sources } = candidate
  return (
    <Section id="experience" heading={text.experience}>
      <StatementRow
        label={<p>{text.background}</p>}
        margin={experience === undefined ? null : <ShortCitations sources={experienceSources} />}
      >
        <p className={statementStyles.text} lang={experience && findForeignLanguage(language)} data-experience>
          <TextWithTerms text={experience ?? text.notKnownSentence} terms={terms} />
        </p>
      </StatementRow>
    </Section>
  )
}
