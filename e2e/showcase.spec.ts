/** A made-up election with a case of every state: names long, short and accented, withdrawn, alone, nobody, unknown. */
import { accessibilityProblems } from './accessibility'
import { testLayout } from './layout'
import { expect, test } from './site'

const paths = [
  './',
  'candidates/',
  'candidates/#libraryTrustees',
  'candidates/#moderator',
  'candidates/#constable',
  'profile/wolfeschlegelsteinhausen/',
  'profile/nguyen/',
  'profile/quill/',
  'profile/ward/',
  'profile/ward/stance1/',
  'corrections/',
]

test.use({ out: 'out-showcase' })

testLayout(paths)

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page has contrast enough for body text at 7 to 1 in ${colorScheme} colors, and no accessibility problem`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of paths) {
      await page.goto(path)
      expect([path, ...(await accessibilityProblems(page, ['color-contrast-enhanced']))]).toEqual([path])
    }
  })
