/**
 * Replaces every occurrence of each text in a configuration.
 * @throws an error if a text does not occur, since the test would then use the wrong settings
 */
export function replaceAll(config: string, changes: readonly (readonly [text: string, replacement: string])[]): string {
  return changes.reduce((result, [text, replacement]) => {
    if (!result.includes(text)) throw new Error(`The configuration does not contain "${text}".`)
    return result.replaceAll(text, replacement)
  }, config)
}
