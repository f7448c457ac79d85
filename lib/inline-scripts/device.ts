/** Device and connection information that some browsers expose on `navigator`. */
export interface Device extends Navigator {
  /** In gigabytes. */
  readonly deviceMemory?: number
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}
