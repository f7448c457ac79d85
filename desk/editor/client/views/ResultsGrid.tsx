import { getAt, toItems } from '@/lib/values'
import { useEditorContext, useFile } from '../fields/context'
import { toText } from '../state/values'
import { CountCell } from './CountCell'
import { SheetNote, useSheetField } from '../fields/SheetField'
import { usePastedCounts } from './usePastedCounts'
import type { Choice } from '../state/choices'
import fields from '../fields/Fields.module.css'
import styles from './ResultsGrid.module.css'
import boxes from '../fields/Checkbox.module.css'

const raceCounts = [
  { name: 'writeIns', label: 'Write-ins' },
  { name: 'blanks', label: 'Blank votes' },
  { name: 'ballots', label: 'Ballots cast' },
] as const

const exhausted = { name: 'exhausted', label: 'Exhausted ballots by round' } as const

/** In one table, Tab leads from one number to the next, and a column of a spreadsheet can be pasted. */
export function ResultsGrid() {
  const { electionFile } = useEditorContext()
  const { paste, pasted } = usePastedCounts(electionFile)
  const groups = new Map(toItems(getAt(electionFile, ['groups'])).map((group) => [getAt(group, ['id']), group]))
  const { hasSheetFields } = useSheetField(['results', 'votes'])
  const races = toItems(getAt(electionFile, ['races'])).filter((race) => getAt(race, ['noVote']) === undefined)
  return (
    <section aria-label="Votes and winners" className={styles.grid}>
      <h2 className={fields.heading}>Votes and winners</h2>
      <p className={fields.help}>
        A race without numbers is shown as not reported yet. You can paste a column of numbers from a spreadsheet.{' '}
        <output>{pasted}</output>
      </p>
      {hasSheetFields && <SheetNote />}
      <table onPaste={paste}>
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
  const { choices } = useEditorContext()
  const isRanked = getAt(race, ['ranks']) !== undefined
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
              {isRanked ? (
                <CountCell
                  path={['results', 'votes', id, 'rounds', candidate.id]}
                  label={`Votes by round, ${candidate.label}, ${title}`}
                  isByRound
                />
              ) : null}
            </td>
            <td>
              <OutcomeBoxes race={race} candidate={candidate} title={title} />
            </td>
          </tr>
        ))}
      {[...raceCounts, ...(isRanked ? [exhausted] : [])].map(({ name, label }) => (
        <tr key={name}>
          <th scope="row">{label}</th>
          <td colSpan={2}>
            <CountCell
              path={['results', 'votes', id, name]}
              label={`${label}, ${title}`}
              isByRound={name === exhausted.name}
            />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** `advancing` is only for races whose winners move on to another election. */
const outcomes = { winners: 'Elected', advancing: 'Moves on' }

interface OutcomeBoxesProps {
  readonly race: unknown
  readonly candidate: Choice
  /** Name of the race. */
  readonly title: string
}

function OutcomeBoxes({ race, candidate, title }: OutcomeBoxesProps) {
  const id = toText(getAt(race, ['id']))
  const { electionFile } = useEditorContext()
  const { edit } = useFile()
  const { isFromSheet } = useSheetField(['results', 'winners'])
  const results = getAt(electionFile, ['results'])
  const advance = getAt(race, ['advance'])
  const shown = Object.entries(outcomes).filter(([field]) =>
    field === 'winners' ? !advance || getAt(advance, ['condition']) : advance,
  )
  const listOf = (field: string) => toItems(getAt(results, [field, id]))
  const change = (field: string, hasWon: boolean) => {
    const others = listOf(field).filter((each) => each !== candidate.id)
    const next = hasWon ? [...others, candidate.id] : others
    if (!getAt(results, ['winners'])) edit(['results', 'winners'], {})
    edit(['results', field, id], next.length > 0 ? next : undefined)
  }
  return shown.map(([field, label]) => (
    <label key={field} className={boxes.checkbox}>
      <input
        type="checkbox"
        aria-label={`${label}, ${candidate.label}, ${title}`}
        aria-disabled={isFromSheet}
        checked={listOf(field).includes(candidate.id)}
        onChange={({ target }) => !isFromSheet && change(field, target.checked)}
      />
      {advance ? label : null}
    </label>
  ))
}
