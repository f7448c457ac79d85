/** Replaces `components/InlineScript` in the bundle. A preview runs no scripts. */
export function InlineScript() {
  return null
}
