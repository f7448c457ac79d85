/** The style sheets of the export, and what a page needs of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type AtRule, type Root } from 'postcss'
import { notAsKnown } from './problem'

interface Sheet {
  readonly root: Root
  /** Every class that a rule may wait for. */
  readonly classes: ReadonlySet<string>
}

/** Style sheets by their path in the export. */
export class StyleSheets {
  readonly #sheets = new Map<string, Sheet>()
  readonly #written = new Map<string, string>()

  constructor(readonly out: string) {}

  /**
   * The rules of some style sheets, as one text.
   * @param files paths in the export, in the order of the page
   * @param classes the classes that the page has: rules for others are left out; when not given, every rule stays
   * @throws GuideError when a rule loads a file, which would be one more request before the page is there
   */
  rules(files: readonly string[], classes?: ReadonlySet<string>): string {
    const known = files.flatMap((file) => [...this.#sheet(file).classes])
    const used = classes && known.filter((name) => classes.has(name))
    // Pages of one kind have the same classes, so few different texts are ever written.
    const key = JSON.stringify([files, used])
    const written = this.#written.get(key) ?? files.map((file) => write(this.#sheet(file).root, classes)).join('')
    this.#written.set(key, written)
    return written
  }

  #sheet(file: string): Sheet {
    const read = this.#sheets.get(file) ?? readSheet(this.out, file)
    this.#sheets.set(file, read)
    return read
  }
}

function readSheet(out: string, file: string): Sheet {
  const root = parse(readFileSync(join(out, file), 'utf8'))
  const loads = /@import|@font-face|url\(|<\/style/i.exec(root.toString())?.[0]
  if (loads)
    throw notAsKnown(file, 'style rules that load no file', `"${loads}"`, 'Readers would wait for it. Take it out.')
  const classes = new Set<string>()
  root.walkRules(({ selectors }) => selectors.flatMap(classesOf).forEach((name) => classes.add(name)))
  return { root, classes }
}

function write(sheet: Root, classes: ReadonlySet<string> | undefined): string {
  if (!classes) return sheet.toString()
  const root = sheet.clone()
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  root.walkAtRules(removeEmpty)
  return root.toString()
}

/** Takes away a block that has lost all its rules, and those around it that had no other. */
function removeEmpty(block: AtRule): void {
  if (block.nodes?.length !== 0) return
  const { parent } = block
  block.remove()
  if (parent?.type === 'atrule') removeEmpty(parent as AtRule)
}

/** The classes without which a selector matches nothing. What stands in `:is()`, `:not()` and the like is no such. */
function classesOf(selector: string): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, '').replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return bare.includes('\\') ? [] : [...bare.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)
}
