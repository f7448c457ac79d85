import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { isComment, isTag, isText, type AnyNode } from 'domhandler'
import { HtmlValidate } from 'html-validate'
import { listPages } from './support/files'
import { inlineElements } from './support/outline'
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

test('words of adjacent elements have a space between them', { tag: '@facts' }, ({ folder, election }) => {
  // Pages in other languages have the same elements.
  const others = (election.languages ?? []).map((language) => `${language}/`)
  const pages = listPages(folder).filter((page) => !others.some((language) => page.startsWith(language)))
  const touching = pages.flatMap((page) =>
    listTouchingWords(readFileSync(join(folder, page), 'utf8')).map((words) => `${page}: ${words}`),
  )
  expect(pages.length).toBeGreaterThan(5)
  expect(touching).toEqual([])
})

/** Elements whose content is not text of the page. */
const ignored = new Set(['head', 'script', 'style', 'template', 'svg'])

/**
 * Lists words that touch across the edge of an element, like `BearsRead`. They are apart only by styles, which text
 * browsers, readers and search engines do not apply.
 */
function listTouchingWords(html: string): string[] {
  const touching: string[] = []
  let before = ''
  let isAtEdge = false
  const visit = (node: AnyNode): void => {
    if (isComment(node)) return
    if (isText(node)) {
      const { data } = node
      // Chinese has no spaces.
      const isSpaced = !/\p{scx=Han}$/u.test(before) && !/^\p{scx=Han}/u.test(data)
      if (isAtEdge && isSpaced && /[\p{L}\p{N}.!?)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(data))
        touching.push(`${/\S*$/.exec(before)?.[0]}|${/^\S*/.exec(data)?.[0]}`)
      if (data !== '') before = data
      isAtEdge = false
      return
    }
    if (!('children' in node)) return
    if (isTag(node) && ignored.has(node.name)) return
    const isInline = isTag(node) && inlineElements.has(node.name)
    const cross = () => {
      if (isInline) isAtEdge = true
      else before = ''
    }
    cross()
    node.children.forEach(visit)
    cross()
  }
  load(html).root().get().forEach(visit)
  return touching
}
