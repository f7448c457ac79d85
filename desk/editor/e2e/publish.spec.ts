/** From a typo to the live site, without a terminal. */
import { fixTypo } from './support/fixTypo'
import { test } from './support/project'
import { laptop } from './support/story'

test.use({ viewport: laptop })

test('a user fixes a typo and sees it live within ten clicks and two minutes', ({ page, project }) =>
  fixTypo(page, project))
