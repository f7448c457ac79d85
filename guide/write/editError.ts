import type { YamlPath } from './edits'

/** The reason why an edit cannot be made. */
export class EditError extends Error {
  override name = 'EditError'

  /**
   * @param path the field or item that does not fit
   * @param offset position in the source, if the path is not known
   */
  constructor(
    readonly path: YamlPath,
    readonly expected: string,
    readonly found: string,
    readonly offset?: number,
  ) {
    super(`Expected ${expected}, found ${found}.`)
  }
}
