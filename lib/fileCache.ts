import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { listFiles } from './listFiles'

/** Folder for everything that our build steps keep for the next build. Hosts keep `.next/cache` between builds. */
export const cacheFolder = join('.next', 'cache', 'guide')

/** Length of the digest at the start of every entry, in bytes. */
const digestLength = 32

/**
 * A cache on disk that later builds share. An entry is only used if its digest matches, so a damaged one is produced
 * again. Neither a missing nor an unwritable folder is an error.
 */
export class FileCache {
  readonly #used = new Set<string>()
  readonly #settings: string
  /** Number of values that had to be produced. */
  missCount = 0

  /**
   * @param folder folder of the entries. Nothing else may be in it.
   * @param settings what values depend on besides content, like options and versions of tools. Serializable as JSON.
   */
  constructor(
    readonly folder: string,
    settings: unknown,
  ) {
    // Node.js versions differ in their compression libraries and in how they serialize values.
    this.#settings = JSON.stringify([process.version, process.arch, settings])
  }

  /**
   * @param content everything that distinguishes the value from others in this cache
   * @param produce returns the value: buffers, or arrays, maps or plain objects of them
   */
  async get<Value>(content: string | Buffer, produce: () => Promise<Value>): Promise<Value> {
    const file = this.#nameEntry(content)
    this.#used.add(file)
    const cached = readEntry(join(this.folder, file))
    if (cached) return deserialize(cached) as Value
    this.missCount += 1
    const value = await produce()
    writeEntry(join(this.folder, file), serialize(value))
    return value
  }

  /** Keeps the entry for some content, if there is one. */
  keep(content: string | Buffer): void {
    this.#used.add(this.#nameEntry(content))
  }

  #nameEntry(content: string | Buffer): string {
    const name = sha256(this.#settings, content).toString('hex')
    return `${name.slice(0, 2)}/${name.slice(2)}`
  }

  /** Deletes all entries that were not used since this object was created, so that the cache does not grow forever. */
  deleteUnused(): void {
    try {
      for (const file of listFiles(this.folder)) if (!this.#used.has(file)) rmSync(join(this.folder, file))
      for (const entry of readdirSync(this.folder).map((name) => join(this.folder, name)))
        if (readdirSync(entry).length === 0) rmdirSync(entry)
    } catch {
      // Unused entries do no harm.
    }
  }
}

function sha256(...parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest()
}

function readEntry(file: string): Buffer | undefined {
  try {
    const entry = readFileSync(file)
    const content = entry.subarray(digestLength)
    return sha256(content).equals(entry.subarray(0, digestLength)) ? content : undefined
  } catch {
    return undefined
  }
}

/** Writes an entry atomically. The process id keeps builds that run at the same time apart. */
function writeEntry(file: string, content: Buffer): void {
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, Buffer.concat([sha256(content), content]))
    renameSync(temporary, file)
  } catch {
    // The next build produces the value again, and deletes an incomplete file.
  }
}
