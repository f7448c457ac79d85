/** Custom properties cost an old phone time: it works each out for every element. So a page gets those it needs. */
import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss'

/** Names of custom properties in a text, like `--space-m`. */
export function customProperties(text: string): readonly string[] {
  return text.match(/--[\w-]+/g) ?? []
}

/** Puts the values of those that have one value only, wherever they are used, in their places. */
export function writeOutConstants(sheets: readonly Root[]): void {
  const all = declarations(sheets)
  const constants = new Map(
    all
      .filter((one) => isConstant(one) && all.filter(({ prop }) => prop === one.prop).length === 1)
      .map(({ prop, value }) => [prop, value]),
  )
  for (const sheet of sheets)
    sheet.walkDecls((declaration) => {
      // A space keeps the value from growing together with what follows.
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)(?=([^\s,/)])?)/g, (use, name, next) =>
        constants.has(name) ? `${constants.get(name)}${next ? ' ' : ''}` : use,
      )
    })
}

/** Takes away those that nothing uses. */
export function removeUnused(sheets: readonly Root[], names: ReadonlySet<string>): void {
  const used = new Set(names)
  for (const sheet of sheets) sheet.walkDecls(({ value }) => customProperties(value).forEach((name) => used.add(name)))
  const unused = declarations(sheets).filter(({ prop }) => !used.has(prop))
  if (unused.length === 0) return
  unused.forEach(removeWithEmpty)
  // What only they used goes too.
  removeUnused(sheets, names)
}

/** Takes away a node, and the blocks around it that had nothing else. */
export function removeWithEmpty(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWithEmpty(parent as ChildNode)
}

function declarations(sheets: readonly Root[]): Declaration[] {
  const all: Declaration[] = []
  for (const sheet of sheets) sheet.walkDecls(/^--/, (declaration) => void all.push(declaration))
  return all
}

/** Whether a value is set for the whole page, under no condition, and hangs on no other. */
function isConstant({ parent, value }: Declaration): boolean {
  if (parent?.type !== 'rule' || (parent as Rule).selector !== ':root' || !value.trim() || value.includes('var('))
    return false
  let around = parent.parent
  while (around?.type === 'atrule' && (around as AtRule).name === 'layer') around = around.parent
  return around?.type === 'root'
}
