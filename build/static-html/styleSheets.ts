/** The style rules of a page: those of its style sheets that can apply to it, without layers and with short names. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { list, parse, root as createRoot, type Root } from 'postcss'
import { GuideError } from '@/lib/problems'
import { shortenName } from './compactRules'
import { fixPrefix } from './nextExport'
import { findNames, listClasses, selectRules, type PageScript, type PageStyles } from './pageStyles'
import { parseSelector, specificity, walkStyles } from './selectors'

export class StyleSheets {
  readonly #flat = new Map<string, Root>()
  readonly #used = new Map<string, PageStyles>()

  constructor(readonly folder: string) {}

  /**
   * The rules of some style sheets, without layers.
   * @param files paths in the folder, in the order of the page
   * @throws GuideError if a rule loads a file: readers would wait for one more request
   */
  all(files: readonly string[]): string {
    return this.#flatten(files).toString()
  }

  /** Same as {@link all}, without rules and custom properties that the page cannot use, and with short names. */
  used(files: readonly string[], $: CheerioAPI, script?: PageScript): PageStyles {
    const root = this.#flatten(files)
    const names = findNames($, root, script)
    const key = JSON.stringify([files, names])
    const used = this.#used.get(key) ?? selectRules(root.clone(), names)
    this.#used.set(key, used)
    return used
  }

  /** Shortens the class names of CSS Modules in a script file. */
  shortenClasses(files: readonly string[], script: string): PageScript {
    const exported = new Set(files.flatMap((file) => listClasses(this.#read(file))))
    const classNames = new Map<string, string>()
    // Next.js puts a digest of the module before the name of a class. Nothing else in the script looks the same.
    const text = script.replace(/[\w-]{6,}_[\w-]+/g, (name) =>
      exported.has(name) ? shortenName(name, classNames) : name,
    )
    return { text, classNames }
  }

  #flatten(files: readonly string[]): Root {
    const key = files.join()
    const root = this.#flat.get(key) ?? flattenLayers(files.map((file) => this.#read(file)))
    this.#flat.set(key, root)
    return root
  }

  #read(file: string): Root {
    const text = readFileSync(join(this.folder, file), 'utf8')
    // Or would end the style element.
    const load = /@import|@font-face|url\(|<\/style/i.exec(text)?.[0]
    if (load !== undefined) {
      const message = `“${load}” loads a file. Remove the rule: the policy of the pages blocks the request.`
      throw new GuideError([{ file, message }])
    }
    const root = parse(text)
    root.walk((node) => {
      // Line ends between modules.
      node.raws.before = ''
    })
    root.walkDecls(fixPrefix)
    return root
  }
}

/**
 * Puts the rules of each layer after those of the layers that it overrides.
 * @throws GuideError if specificity would override that order, if a layer is inside another rule, or if several layers
 * have `!important`, which reverses the order of layers
 */
export function flattenLayers(roots: readonly Root[]): Root {
  const layers = new Map<string, Root>()
  const plain = createRoot()
  for (const node of roots.flatMap(({ nodes }) => nodes))
    if (node.type !== 'atrule' || node.name !== 'layer') plain.append(node)
    else
      for (const name of list.comma(node.params)) {
        const layer = layers.get(name) ?? createRoot()
        layers.set(name, layer.append(node.nodes ?? []))
      }
  const ordered = [...layers.values(), plain].filter(({ nodes }) => nodes.length > 0)
  let highest = 0
  let importantLayers = 0
  for (const layer of ordered) {
    const own: number[] = []
    walkStyles(layer, ({ selectors }) => void own.push(...selectors.map(parseSelector).map(specificity)))
    let hasImportant = false
    layer.walk((node) => {
      hasImportant ||= node.type === 'decl' && node.important === true
      if (node.type === 'atrule' && node.name === 'layer') reject()
    })
    importantLayers += Number(hasImportant)
    if (Math.min(...own) < highest || importantLayers > 1) reject()
    highest = Math.max(highest, ...own)
  }
  return createRoot({ nodes: ordered.flatMap(({ nodes }) => nodes) })
}

function reject(): never {
  const message =
    'Plain rules cannot express these layers. Put layers side by side, and use `!important` in at most one of them. Wrap a selector in :where() if it is more specific than those of the next layer.'
  throw new GuideError([{ file: 'components/**/*.css', message }])
}
