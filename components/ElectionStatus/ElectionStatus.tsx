/** A fact about the election that is true now, like "Polls are open", in a row of a `<dl>`. */
export function ElectionStatus() {
  return (
    // The script may fill the row before React hydrates the page.
    <div hidden data-election-status data-screen-only suppressHydrationWarning>
      <dt suppressHydrationWarning>{/* Filled by the script. */ ''}</dt>
      <dd suppressHydrationWarning>{/* Filled by the script. */ ''}</dd>
    </div>
  )
}
