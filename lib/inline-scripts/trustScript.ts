/** Trusted types, which pages without React require for every script text that a script inserts. */

/** The only policy of trusted types that pages allow. */
export const trustedTypesPolicy = 'guide'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScript: (text: string) => string },
  ) => { readonly createScript: (text: string) => string }
}

/** Marks the text of a script as trusted, in browsers that support trusted types. */
export function trustScript(text: string): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(trustedTypesPolicy, { createScript: (trusted) => trusted })
  return policy?.createScript(text) ?? text
}
