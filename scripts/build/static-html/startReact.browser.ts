/** Entry of the script that starts React on a page with a client component. The name in capitals is put in. */

import { afterFirstPaint } from '@/lib/inline-scripts/afterFirstPaint.browser'

declare const SCRIPT_FILES: readonly string[]

// After everything that the reader came for.
afterFirstPaint(() => {
  for (const src of SCRIPT_FILES) document.head.append(Object.assign(document.createElement('script'), { src }))
})
