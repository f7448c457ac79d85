import { useEditorContext, useFile, useProblems } from '../fields/context'
import { parseText } from '../fields/InputFields'
import { Messages } from '../fields/Messages'
import { getContent } from '../state/editorState'
import { toItems, toText } from '../state/values'
import { getAt, type Path } from '@/lib/values'
import fields from '../fields/Fields.module.css'
import styles from './ResultsGrid.module.css'

/** Counts of a whole race, below its candidates. */
const raceCounts = [
  { name: 'writeIns', label: 'Write-ins' },
  { name: 'blanks', label: 'Blank votes' },
  { name: 'ballots', label: 'Ballots cast' },
] as const

/** The fields of those who won. `advancing` is only for races whose winners move on to another election. */
const outcomes = { winners: 'Elected', advancing: 'Moves on' }

/** The votes and winners of all races as one table, in which Tab leads from one number to the next. */
export function ResultsGrid() {
  const { editor } = useEditorContext()
  const election = getContent(editor.state, 'election.yaml')
  const groups = new Map(toItems(getAt(election, ['groups'])).map((group) => [getAt(group, ['id']), group]))
  const races = toItems(getAt(election, ['races'])).filter((race) => getAt(race, ['noVote']) === undefined)
  return (
    <section aria-label="Votes and winners" className={styles.grid}>
      <h2 className={fields.heading}>Votes and winners</h2>
      <p className={fields.help}>A race without numbers is shown as not reported yet.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Candidate</th>
            <th scope="col">Votes</th>
            <th scope="col">Elected</th>
          </tr>
        </thead>
        {races.map((race) => {
          const group = toText(getAt(groups.get(getAt(race, ['group'])), ['name']))
          const title = [toText(getAt(race, ['name'])), ...(group ? [group] : [])].join(', ')
          return <RaceRows key={toText(getAt(race, ['id']))} race={race} title={title} />
        })}
      </table>
    </section>
  )
}

function RaceRows({ race, title }: { readonly race: unknown; readonly title: string }) {
  const id = toText(getAt(race, ['id']))
  const { editor, choices } = useEditorContext()
  const { edit } = useFile()
  const results = getAt(getContent(editor.state, 'election.yaml'), ['results'])
  const advance = getAt(race, ['advance'])
  const shown = Object.entries(outcomes).filter(([field]) =>
    field === 'winners' ? !advance || getAt(advance, ['condition']) : advance,
  )
  const listOf = (field: string) => toItems(getAt(results, [field, id]))
  const change = (field: string, candidate: string, hasWon: boolean) => {
    const others = listOf(field).filter((each) => each !== candidate)
    const next = hasWon ? [...others, candidate] : others
    if (!getAt(results, ['winners'])) edit(['results', 'winners'], {})
    edit(['results', field, id], next.length > 0 ? next : undefined)
  }
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup">
          {title}
        </th>
      </tr>
      {choices.candidate
        .filter(({ contests = [] }) => contests.includes(id))
        .map((candidate) => (
          <tr key={candidate.id}>
            <th scope="row">{candidate.label}</th>
            <td>
              <CountCell
                path={['results', 'votes', id, 'candidates', candidate.id]}
                label={`Votes, ${candidate.label}, ${title}`}
              />
            </td>
            <td>
              {shown.map(([field, label]) => (
                <label key={field}>
                  <input
                    type="checkbox"
                    aria-label={`${label}, ${candidate.label}, ${title}`}
                    checked={listOf(field).includes(candidate.id)}
                    onChange={({ target }) => change(field, candidate.id, target.checked)}
                  />
                  {advance ? label : null}
                </label>
              ))}
            </td>
          </tr>
        ))}
      {raceCounts.map(({ name, label }) => (
        <tr key={name}>
          <th scope="row">{label}</th>
          <td colSpan={2}>
            <CountCell path={['results', 'votes', id, name]} label={`${label}, ${title}`} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** A number, with its problems below it. */
function CountCell({ path, label }: { readonly path: Path; readonly label: string }) {
  const { editor } = useEditorContext()
  const { edit } = useFile()
  const found = useProblems(path)
  const id = `grid:${path.join('.')}`
  const election = getContent(editor.state, 'election.yaml')
  const change = (text: string) => {
    const votes = path.slice(0, 3)
    edit(path, parseText('number', text))
    // The files require both.
    if (text !== '' && path.length === 4 && getAt(election, [...votes, 'candidates']) === undefined)
      edit([...votes, 'candidates'], {})
    if (text !== '' && getAt(election, ['results', 'winners']) === undefined) edit(['results', 'winners'], {})
  }
  return (
    <>
      <input
        className={fields.control}
        aria-label={label}
        aria-describedby={id}
        aria-invalid={found.problems.length > 0}
        inputMode="numeric"
        autoComplete="off"
        value={toText(getAt(election, path))}
        onChange={({ target }) => change(target.value)}
      />
      <Messages id={id} {...found} />
    </>
  )
}
