import { phrases } from '@/lib/locale/phrases'
import buttons from '@/components/page/Theme/Buttons.module.css'

const text = phrases.site.share

interface Props {
  /** Text of the button, if it shares a choice. A script sets the fragment as the value of the button. */
  readonly choiceLabel?: string
}

/** Shares the page, or copies its link. Keeps its place, but is invisible, until the head script has started. */
export function Share({ choiceLabel }: Props) {
  return (
    // The script shows it before React hydrates the page.
    <p hidden data-share={text.copied} data-screen suppressHydrationWarning>
      <button type="button" className={buttons.link} data-share-choice={choiceLabel && ''}>
        {choiceLabel ?? text.button}
      </button>{' '}
      <span aria-live="polite" suppressHydrationWarning>
        {/* Filled by the script. */ ''}
      </span>
    </p>
  )
}
