/** The story of `publish.spec.ts` on a phone. */
import { fixTypo } from './support/fixTypo'
import { test } from './support/project'
import { phone } from './support/story'

test.use({ viewport: phone })

test('a user fixes a typo on a phone and sees it live within ten clicks and two minutes', ({ page, project }) =>
  fixTypo(page, project))
