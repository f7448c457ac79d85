import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { listPages } from './support/files'
import { pageTypes } from './support/samplePages'
import { expect, test } from './support/site'

test.use({ needsFiles: true })

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  // The validator has no content model for <main>, so it would allow <style> there.
  elements: ['html5', { main: { flow: true, permittedContent: ['@flow'] } }],
  rules: {
    // The serializer writes hidden="", which means the same as hidden.
    'attribute-empty-style': 'off',
    // The build drops the quotes that HTML does not need.
    'attr-quotes': 'off',
    // The build drops the type of buttons outside of forms, where they submit nothing.
    'no-implicit-button-type': 'off',
    // HTML allows any id without spaces. The ids of races may begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    // A limit of search engines, not of HTML. A title here names the stance, the candidate and the race.
    'long-title': 'off',
    // The form of the reader's ballot only groups its fields. The policy of the pages blocks every submission.
    'wcag/h32': 'off',
    // Readers would copy a non-breaking hyphen with the number.
    'tel-non-breaking': 'off',
    // With page views, pages load the site's own styles.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

test('every type of page is valid HTML', { tag: '@content' }, async ({ folder, election }) => {
  const pages = pageTypes(election).map((path) => `${path}index.html`)
  await expectValid(folder, pages)
})

test('every page is valid HTML', { tag: '@slow' }, async ({ folder }) => {
  await expectValid(folder, listPages(folder))
})

async function expectValid(folder: string, pages: readonly string[]): Promise<void> {
  expect(pages.length).toBeGreaterThan(5)
  const reports = await Promise.all(pages.map((page) => validator.validateFile(join(folder, page))))
  const errors = reports.flatMap(({ results }) =>
    results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${filePath}:${line}:${column} ${ruleId}: ${message}`),
    ),
  )
  expect(errors).toEqual([])
}
