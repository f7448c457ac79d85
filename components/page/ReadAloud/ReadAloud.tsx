import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import buttons from '@/components/page/Theme/Buttons.module.css'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import styles from './ReadAloud.module.css'

export const readAloudScript = defineEntryPoint<typeof import('./readAloud.browser')>(
  'components/page/ReadAloud/readAloud',
)

const text = phrases.site.readAloud

/** Keeps its place, but is invisible, until there is a voice. A child of `main`, in which the buttons stay in view. */
export function ReadAloud() {
  return (
    <>
      <p hidden className={styles.box} data-aloud data-silent data-screen suppressHydrationWarning>
        <button type="button" className={buttons.link} suppressHydrationWarning>
          {text.read}
        </button>{' '}
        <button type="button" className={buttons.link} hidden suppressHydrationWarning>
          {text.stop}
        </button>
      </p>
      <InlineScript entry={readAloudScript} args={[text.pause]} canWait />
    </>
  )
}
