import { phrases } from '@/lib/locale/phrases'
import type { Election } from '@/guide/fields/published'
import { CoverageNote, FactRows, VotingFact, describePublisher } from './VotingFact'
import styles from './ElectionInformation.module.css'

const text = phrases.voting.information

/** Links to official instructions, ways to vote, identification, accessibility and notes. */
export function How({ level, election }: { readonly level: 2 | 3; readonly election: Election }) {
  const { instructions, methods = [], identification, accessibility, notes } = election.how ?? {}
  const guidance = [
    ...(identification ? [{ label: text.identification, ...identification }] : []),
    ...(accessibility ? [{ label: text.accessibility, ...accessibility }] : []),
    ...(notes ? [{ label: text.notes, ...notes }] : []),
  ]
  const facts = [...methods, ...guidance]
  return (
    <VotingFact
      level={level}
      title={text.how}
      lead={<Lead instructions={instructions} hasFacts={facts.length > 0} />}
      facts={[instructions, ...facts]}
    >
      {instructions ? <InstructionLinks election={election} instructions={instructions} /> : null}
      <FactRows
        election={election}
        caption={instructions && methods.length > 0 ? text.methods : undefined}
        groups={[]}
        rows={facts.map(({ text: rule, ...fact }) => ({ ...fact, lines: [rule] }))}
        areRules
        areNames
      />
    </VotingFact>
  )
}

type Instructions = NonNullable<Election['how']>['instructions']

function Lead({ instructions, hasFacts }: { readonly instructions: Instructions; readonly hasFacts: boolean }) {
  const [main] = instructions?.links ?? []
  if (main) return <a href={main.url}>{main.label}</a>
  return hasFacts ? text.methods : text.unknownInstructions
}

interface LinksProps {
  readonly election: Election
  readonly instructions: NonNullable<Instructions>
}

/** The links after the first, with their publisher and coverage. */
function InstructionLinks({ election, instructions: { covers, links, publisher } }: LinksProps) {
  const published = describePublisher({ publisher, url: links[0]?.url })
  return (
    <>
      {published ? <p>{published}</p> : null}
      {links.length > 1 ? (
        <ul className={styles.links}>
          {links.slice(1).map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <CoverageNote election={election} covers={covers} isRule={false} />
    </>
  )
}
