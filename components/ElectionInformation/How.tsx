import { phrases } from '@/lib/locale/phrases'
import type { Election } from '@/data/schema/published'
import { CoveredFacts, type FactBlock } from './CoveredFacts'
import { describePublisher } from './describeFact'
import styles from './ElectionInformation.module.css'
import { toBlocks } from './FactRows'
import { VotingFact } from './VotingFact'

const text = phrases.voting.information

interface Props {
  /** Level of the heading. */
  readonly level: 2 | 3
  readonly election: Election
}

/** Links to official instructions, ways to vote, identification, accessibility and notes. */
export function How({ level, election }: Props) {
  const { instructions, methods = [], identification, accessibility, notes } = election.how ?? {}
  const guidance = [
    ...(identification ? [{ label: text.identification, ...identification }] : []),
    ...(accessibility ? [{ label: text.accessibility, ...accessibility }] : []),
    ...(notes ? [{ label: text.notes, ...notes }] : []),
  ]
  const facts = [...methods, ...guidance]
  const toRow = ({ covers, label, url, text: rule, publisher }: (typeof facts)[number]) => ({
    covers,
    label,
    url,
    lines: [rule, describePublisher({ publisher, url })],
  })
  return (
    <VotingFact
      level={level}
      title={text.how}
      lead={<Lead instructions={instructions} hasFacts={facts.length > 0} />}
      sources={[...(instructions ? [instructions] : []), ...facts].flatMap(({ sources }) => sources)}
    >
      <CoveredFacts
        election={election}
        blocks={[
          ...instructionBlocks(instructions),
          ...toBlocks('facts', facts.map(toRow), {
            caption: instructions && methods.length > 0 ? text.methods : undefined,
            areRules: true,
            areNames: true,
          }),
        ]}
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

/** The links after the first, with their publisher. */
function instructionBlocks(instructions: Instructions): FactBlock[] {
  if (!instructions) return []
  const { covers, links, publisher } = instructions
  const published = describePublisher({ publisher, url: links[0]?.url })
  const content = (
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
    </>
  )
  return [{ id: 'instructions', covers, count: 1, areRules: false, content }]
}
