/** Device and connection information that some browsers expose on `navigator`. */
export interface Device extends Navigator {
  /** In gigabytes. */
  readonly deviceMemory?: number
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** A document in browsers that can prerender. */
export interface PrerenderedDocument extends Document {
  /** True until a reader opens the page. Then `prerenderingchange` is fired on the document. */
  readonly prerendering?: boolean
}
