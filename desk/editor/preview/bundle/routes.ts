/** Finds the route of an address, as Next.js does for the folders of `app`. */

export interface Route<Module> {
  /** Folder in `app`, like `profile/[id]`. Empty for the landing page. */
  readonly folder: string
  readonly module: Module
}

export interface Match<Module> {
  readonly module: Module
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the route of a path. A folder with a fixed name goes before a parameter.
 * @param path like `profile/ada`, without slashes at its ends
 */
export function findRoute<Module>(routes: readonly Route<Module>[], path: string): Match<Module> | undefined {
  const matches = routes.flatMap(({ folder, module }) => {
    const params = matchFolder(folder, path)
    return params ? [{ module, params }] : []
  })
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

function matchFolder(folder: string, path: string): Record<string, string> | undefined {
  const segments = path.split('/')
  const names = folder.split('/')
  if (segments.length !== names.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? ''
    const parameter = /^\[(\w+)\]$/.exec(name)?.[1]
    if (parameter !== undefined && segment !== '') params[parameter] = segment
    else if (name !== segment) return undefined
  }
  return params
}
