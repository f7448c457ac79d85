/** What some browsers tell of the device and its connection. */
export interface Device extends Navigator {
  /** In gigabytes. */
  readonly deviceMemory?: number
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}
