import * as fc from 'fast-check'
import { describeForms } from '@/guide/fields/describeForms'
import { getAt, type Path, toItems } from '@/lib/values'
import { createState } from '../testing/fakeServer'
import { addStep, applyChanges, emptyHistory, listChanges, moveStep, type Change } from './changes'
import { editFile, getContent, type EditorState } from './editorState'
import { toFields } from './values'

const forms = describeForms()
const path = 'candidates/ada.yaml'
const place = { file: path, field: ['name'] }
const stances = [{ title: 'Roads' }, { title: 'Libraries' }]
const opened: EditorState = createState({ [path]: { name: 'Ada', stances } })
const edit = (state: EditorState, field: readonly (string | number)[], value: unknown) =>
  editFile(state, path, forms.candidate, field, value)
const record = (history: typeof emptyHistory, before: EditorState, after: EditorState, now = 5000) =>
  addStep(history, listChanges(before, after), place, now)

it('undoes typing up to a pause, and repeats it', () => {
  const first = edit(opened, ['name'], 'Ada B')
  const second = edit(first, ['name'], 'Ada By')
  const third = edit(second, ['name'], 'Ada Byron')
  const history = [
    [opened, first, 5000] as const,
    [first, second, 5900] as const,
    [second, third, 7000] as const,
  ].reduce((all, [before, after, now]) => record(all, before, after, now), emptyHistory)
  const once = moveStep('undo', history, third, forms)!
  expect(getContent(once.state!, path)).toEqual({ name: 'Ada By', stances })
  const twice = moveStep('undo', once.history, once.state!, forms)!
  expect(twice.state).toEqual(opened)
  expect(moveStep('undo', twice.history, twice.state!, forms)).toBeUndefined()
  const repeated = moveStep('redo', twice.history, twice.state!, forms)!
  expect(getContent(repeated.state!, path)).toEqual({ name: 'Ada By', stances })
  // Another edit takes the place of those that were undone.
  const other = edit(repeated.state!, ['name'], 'Eve')
  expect(record(repeated.history, repeated.state!, other, 9000).undone).toEqual([])
})

it('undoes only its own field after another window has changed another', () => {
  const own = edit(opened, ['stances', 0, 'title'], 'Streets')
  const history = record(emptyHistory, opened, own)
  const changed = edit(edit(own, ['name'], 'Ada Byron'), ['stances', 1, 'title'], 'The library')
  const { state } = moveStep('undo', history, changed, forms)!
  expect(getContent(state!, path)).toEqual({
    name: 'Ada Byron',
    stances: [{ title: 'Roads' }, { title: 'The library' }],
  })
})

it('undoes nothing where another window has changed the same place', () => {
  const own = edit(opened, ['stances', 2], { title: 'Buses' })
  const history = record(emptyHistory, opened, own)
  const changed = edit(own, ['stances', 0, 'title'], 'Streets')
  expect(moveStep('undo', history, changed, forms)).toMatchObject({
    state: undefined,
    history: { done: [], undone: [] },
  })
})

/** Fields that only one of two windows edits. */
const ownFields = [
  [['name'], ['stances', 0, 'title'], ['links', 'website']],
  [['sortName'], ['stances', 1, 'text'], ['links', 'email'], ['party']],
] as const

it('leads two windows to the same content with the last edit of every field, in whichever order messages arrive', () => {
  const text = fc.option(fc.string(), { nil: undefined })
  const edits = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.nat(), text, fc.boolean()), { maxLength: 25 })
  fc.assert(
    fc.property(edits, (all) => {
      const windows = [opened, opened]
      const waiting: (readonly Change[])[][] = [[], []]
      const last = new Map<string, unknown>()
      const deliver = () => {
        for (const [index, messages] of waiting.entries()) {
          const changes = messages.splice(0).flat()
          windows[index] = applyChanges(windows[index] ?? opened, forms, changes)
        }
      }
      for (const [index, number, value, isDelivered] of all) {
        const field = ownFields[index]?.[number % ownFields[index].length] ?? []
        const before = windows[index] ?? opened
        const after = edit(before, field, value)
        windows[index] = after
        waiting[1 - index]?.push(listChanges(before, after))
        last.set(JSON.stringify(field), value)
        if (isDelivered) deliver()
      }
      deliver()
      // Each window sets the day of the last change itself.
      const [content, other] = windows.map((state) => ({ ...toFields(getContent(state, path)), updated: '' }))
      expect(content).toEqual(other)
      for (const [key, value] of last) expect(getAt(content, JSON.parse(key) as Path)).toEqual(value)
    }),
  )
})

it('undoes every edit of a list back to the beginning, and repeats them to the end', () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('move', 'remove', 'add')), { maxLength: 25 })
  fc.assert(
    fc.property(edits, (all) => {
      const states = [opened]
      for (const [index, [from, to, kind]] of all.entries()) {
        const state = states[index] ?? opened
        const items = toItems(getAt(getContent(state, path), ['stances']))
        const others = items.toSpliced(from % items.length, 1)
        const moved = others.toSpliced(to % items.length, 0, items[from % items.length])
        const added = [...items, { title: `Added ${index}` }]
        const next = items.length === 0 || kind === 'add' ? added : kind === 'move' ? moved : others
        states.push(edit(state, ['stances'], next))
      }
      const history = states.reduce(
        (before, state, index) => record(before, states[index - 1] ?? opened, state, index * 5000),
        emptyHistory,
      )
      const moveAll = (direction: 'undo' | 'redo', start: Store): Store => {
        const moved = moveStep(direction, start.history, start.state, forms)
        return moved?.state ? moveAll(direction, { state: moved.state, history: moved.history }) : start
      }
      const end = { state: states.at(-1) ?? opened, history }
      const undone = moveAll('undo', end)
      expect(getContent(undone.state, path)).toEqual(getContent(opened, path))
      expect(getContent(moveAll('redo', undone).state, path)).toEqual(getContent(end.state, path))
    }),
  )
})

interface Store {
  readonly state: EditorState
  readonly history: typeof emptyHistory
}
