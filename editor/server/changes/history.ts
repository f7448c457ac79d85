/** Changes of a run of the editor, which it can take back. */
import { rmSync } from 'node:fs'
import { replaceFile } from '@/data/write/writeYamlFile'
import { readVersion, type ElectionFile } from '../files/electionFolder'

/** One change of a file. */
interface Change {
  readonly file: ElectionFile
  /** Omitted for a new file. */
  readonly before?: Uint8Array
  /** Version of the file after the change. */
  readonly after: string
}

/** The changes of a run, in order. */
export class History {
  readonly #changes: Change[] = []

  /** The last change. Undefined if there is none. */
  get last(): Change | undefined {
    return this.#changes.at(-1)
  }

  /** Records a change that was just made. */
  record(file: ElectionFile, before?: Uint8Array): void {
    this.#changes.push({ file, before, after: readVersion(file.fullPath) })
  }

  /**
   * Takes back the last change.
   * @returns false if the file has changed since. Its changes are then forgotten, since none of them can be taken back
   */
  undo(): boolean {
    const change = this.#changes.at(-1)
    if (!change) return false
    const { file, before, after } = change
    if (readVersion(file.fullPath) !== after) {
      this.#forget(file)
      return false
    }
    if (before) replaceFile(file.fullPath, before)
    else rmSync(file.fullPath)
    this.#changes.pop()
    return true
  }

  /** Forgets every change, because another election is open. */
  clear(): void {
    this.#changes.length = 0
  }

  #forget({ fullPath }: ElectionFile): void {
    const kept = this.#changes.filter(({ file }) => file.fullPath !== fullPath)
    this.#changes.splice(0, this.#changes.length, ...kept)
  }
}
