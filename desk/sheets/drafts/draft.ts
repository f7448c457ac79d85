/** A file with edits that are not written yet. */
import { isDeepStrictEqual } from 'node:util'
import type { Edit, YamlPath, YamlValue } from '@/guide/write/edits'

type Group = Record<string, unknown>

/** A file, and the edits of an import. */
export class Draft {
  readonly #edits: Edit[] = []
  #value: unknown

  /**
   * @param file path relative to the project's folder
   * @param value content of the file
   * @param bytes the file as it was read. Omitted for a new file
   */
  constructor(
    readonly file: string,
    value: unknown,
    readonly bytes?: Uint8Array,
  ) {
    this.#value = copyValue(value)
  }

  /** True if the file does not exist yet. */
  get isNew(): boolean {
    return this.bytes === undefined
  }

  /** True if there is something to write. */
  get isChanged(): boolean {
    return this.isNew || this.#edits.length > 0
  }

  /** The edits, in order. */
  get edits(): readonly Edit[] {
    return this.#edits
  }

  /** The content with the edits. */
  get value(): YamlValue {
    return this.#value as YamlValue
  }

  /** The value of a field or an item with the edits. Undefined if there is none. */
  get(path: YamlPath): unknown {
    return path.reduce(
      (parent: unknown, key) => (isContainer(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined),
      this.#value,
    )
  }

  /** The items of a list with the edits. Empty if there is no list. */
  list(path: YamlPath): readonly unknown[] {
    const value = this.get(path)
    return Array.isArray(value) ? value : []
  }

  /** Sets a value. Adds the groups that contain it. */
  set(path: YamlPath, value: YamlValue): void {
    const parent = path.slice(0, -1)
    if (isDeepStrictEqual(this.get(path), value)) return
    if (!isContainer(this.get(parent))) this.set(parent, {})
    this.#apply({ kind: 'set', path, value })
  }

  /** Adds an item to a list. Adds the list, too. */
  insert(path: YamlPath, value: YamlValue): void {
    const list = path.slice(0, -1)
    if (!Array.isArray(this.get(list))) this.set(list, [])
    this.#apply({ kind: 'add', path, value })
  }

  /** Moves an item of a list. */
  move(path: YamlPath, to: number): void {
    this.#apply({ kind: 'move', path, to })
  }

  /** Removes a value, and the group that becomes empty. */
  remove(path: YamlPath): void {
    if (this.get(path) !== undefined) this.#apply({ kind: 'remove', path })
  }

  #apply(edit: Edit): void {
    this.#edits.push(edit)
    const { path } = edit
    const parent = this.get(path.slice(0, -1))
    const key = path.at(-1)
    if (key === undefined) {
      if ('value' in edit) this.#value = copyValue(edit.value)
    } else if (Array.isArray(parent)) {
      const index = Number(key)
      if (edit.kind === 'move') parent.splice(edit.to, 0, ...(parent.splice(index, 1) as unknown[]))
      else if (edit.kind === 'remove') parent.splice(index, 1)
      else parent.splice(index, edit.kind === 'set' ? 1 : 0, copyValue(edit.value))
    } else if (isContainer(parent)) {
      if ('value' in edit) parent[key] = copyValue(edit.value)
      else delete parent[key]
      const isEmptied = edit.kind === 'remove' && path.length > 1 && Object.keys(parent).length === 0
      if (isEmptied) this.#forget(path.slice(0, -1))
    }
  }

  /** Follows the writer, which removes a group together with its last field. */
  #forget(path: YamlPath): void {
    const parent = this.get(path.slice(0, -1))
    const key = path.at(-1)
    if (isContainer(parent) && key !== undefined) delete parent[key]
  }
}

/** Copies lists and groups. */
function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue)
  if (!isContainer(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, copyValue(child)]))
}

function isContainer(value: unknown): value is Group {
  return typeof value === 'object' && value !== null
}
