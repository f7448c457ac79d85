/** Device and connection information that some browsers expose on `navigator`. */
export interface Device extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }
}

export interface PrerenderedDocument extends Document {
  /** True until a reader opens the page. Then `prerenderingchange` is fired on the document. */
  readonly prerendering?: boolean
}
