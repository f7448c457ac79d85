/** The style sheets of the export, and what a page needs of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Root } from 'postcss'
import { removeUnused, removeWithEmpty, writeOutConstants } from './customProperties'
import { unexpectedMarkup } from './unexpectedMarkup'

interface Sheet {
  readonly root: Root
  /** Every class that a rule may wait for, and every custom property. */
  readonly names: ReadonlySet<string>
}

/** Style sheets by their path in the export. */
export class StyleSheets {
  readonly #sheets = new Map<string, Sheet>()
  readonly #written = new Map<string, string>()

  constructor(readonly out: string) {}

  /**
   * The rules of some style sheets, as one text.
   * @param files paths in the export, in the order of the page
   * @param names the classes and custom properties that the page has or names: rules for other classes, and other
   * properties that no rule uses, are left out; when not given, everything stays
   * @throws GuideError when a rule loads a file, which would be one more request before the page is there
   */
  rules(files: readonly string[], names?: ReadonlySet<string>): string {
    const known = files.flatMap((file) => [...this.#sheet(file).names])
    const used = names && known.filter((name) => names.has(name))
    // Pages of one kind have the same names, so few different texts are ever written.
    const key = JSON.stringify([files, used])
    const written =
      this.#written.get(key) ??
      write(
        files.map((file) => this.#sheet(file).root),
        names,
      )
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
    throw unexpectedMarkup(
      file,
      'style rules that load no file',
      `"${loads}"`,
      'Readers would wait for it. Take it out.',
    )
  const names = new Set<string>()
  root.walkRules(({ selectors }) => selectors.flatMap(classesOf).forEach((name) => names.add(name)))
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop))
  return { root, names }
}

function write(sheets: readonly Root[], names: ReadonlySet<string> | undefined): string {
  if (!names) return sheets.join('')
  const kept = sheets.map((sheet) => sheet.clone())
  kept.forEach((sheet) => removeRules(sheet, names))
  writeOutConstants(kept)
  removeUnused(kept, names)
  return kept.join('')
}

function removeRules(sheet: Root, names: ReadonlySet<string>): void {
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => names.has(name)))
    if (kept.length === 0) removeWithEmpty(rule)
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

/** The classes without which a selector matches nothing. What stands in `:is()`, `:not()` and the like is no such. */
function classesOf(selector: string): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, '').replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return bare.includes('\\') ? [] : [...bare.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)
}
