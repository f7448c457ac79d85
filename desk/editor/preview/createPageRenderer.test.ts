import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { readProject } from '@/guide/files/readProject'
import { copyElection, folder, type Copy } from '@/guide/testing/fixtures'
import { listPages } from '@/guide/ask/pages/sitemap'
import { loadGuide } from '@/guide/read/guide'
import { readFile } from '@/guide/read/yaml'
import { createPhonePhoto, getCornerColors } from '@/build/images/testing/testImages'
import type { Draft } from '../api'
import { createPageRenderer } from './createPageRenderer'
import { createPhotoFinder } from './photos'

const base = '/preview/some-key/'
const election = folder.replace('data/', '')

// One renderer for all tests, because bundling the site takes time.
const renderPage = createPageRenderer(createPhotoFinder(join(copyElection().root, 'cache')))

/** Requests pages of a copy, with the same drafts. */
function open({ root }: Copy, drafts: readonly Draft[] = []) {
  const get = (page: string) => renderPage({ root, folder: election, drafts, page, base })
  const getFile = async (page: string) => {
    const answer = await get(page)
    if (!answer || !('content' in answer)) throw new Error(`There is no file ${page}: ${JSON.stringify(answer)}`)
    return answer
  }
  const show = async (page: string) => {
    const answer = await getFile(page)
    return { ...answer, $: load(String(answer.content)) }
  }
  return { get, show, getFile }
}

/** The content of a candidate's file, with changes. */
function draftAda(copy: Copy, changes: object): Draft {
  const path = 'candidates/ada.yaml'
  const value = readFile(readProject(copy.root), `${folder}/${path}`).value as object
  return { path, value: { ...value, ...changes } }
}

it('renders every page without scripts and files of other hosts, and finds everything that one of them links to', async () => {
  const copy = copyElection()
  const { get, show } = open(copy)
  const linked = new Set<string>()
  for (const { $ } of await Promise.all(
    listPages(loadGuide(readProject(copy.root))).map(({ path }) => show(path.slice(1))),
  )) {
    expect($('main').text()).not.toBe('')
    expect($('script, template, noscript, [style], iframe, object').get()).toEqual([])
    for (const { attribs } of $('[src], link[href]').get()) expect(attribs.src ?? attribs.href).toMatch(/^\/preview\//)
    for (const { attribs } of $('a[href^="http"]').get())
      expect(attribs).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') })
    for (const each of $('[href], [src]').get()) linked.add(each.attribs.href ?? each.attribs.src ?? '')
  }
  const inside = [...linked].filter((address) => address.startsWith('/'))
  expect(inside.length).toBeGreaterThan(20)
  expect(inside.filter((address) => !address.startsWith(base))).toEqual([])
  const found = inside.map(async (address) =>
    (await get(address.slice(base.length).replace(/#.*/, ''))) ? [] : address,
  )
  expect((await Promise.all(found)).flat()).toEqual([])
})

it('serves the styles of every component, the order of the layers first, and allows no other in its policy', async () => {
  const { show, getFile } = open(copyElection())
  const { $ } = await show('profile/ada/')
  const { $: list, styleSources } = await show('candidates/')
  expect(list('head style').text()).toContain('@media screen{')
  expect(styleSources).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
  const { content, type } = await getFile($('link[rel="stylesheet"]').attr('href')?.slice(base.length) ?? '')
  expect(type).toBe('text/css; charset=utf-8')
  const styles = String(content)
  expect(styles.replaceAll(/\/\*.*?\*\//gs, '').trim()).toMatch(/^@layer reset, tokens, base, components;/)
  const classes = $('[class]')
    .get()
    .flatMap(({ attribs }) => attribs.class?.split(' ') ?? [])
  expect(classes.filter((name) => styles.includes(`.${name}`)).length).toBeGreaterThan(10)
  expect(classes).not.toContain('undefined')
})

it('shows the pages of others despite a problem, and the problem in place of a page that it prevents', async () => {
  const copy = copyElection()
  const path = 'candidates/eve.yaml'
  const { show, get } = open(copy, [{ path, value: { name: 'Eve', race: 'dogCatcher' } }])
  const { $, gaps } = await show('profile/ada/')
  expect($('h1').text()).toBe('Ada Byron')
  expect(gaps).toMatchObject([{ file: path, shown: 'nothing' }])
  const problem = {
    file: path,
    path: ['race'],
    message: '“dogCatcher” does not exist. Choose a race: “cityCouncil”, “mayor”.',
  }
  expect(await get('profile/eve/')).toEqual({ problems: expect.arrayContaining([problem]) })
})

it('has no other pages', async () => {
  const others = ['profile/nobody/', 'profile/ada/stance9/', 'nothing/', 'profile', '../election.yaml']
  const { get } = open(copyElection())
  const answers = [...others, 'img/photos/x-320.avif', 'share/profile/nobody.png'].map(get)
  expect((await Promise.all(answers)).filter(Boolean)).toEqual([])
})

it('serves open data and portraits with initials', async () => {
  const { getFile } = open(copyElection())
  expect(JSON.parse(String((await getFile('candidates.json')).content))).toHaveLength(4)
  expect((await getFile('data/v1/candidates.csv')).type).toBe('text/csv; charset=utf-8')
  expect(await getFile('img/ada.svg')).toEqual({ type: 'image/svg+xml', content: expect.stringMatching(/^<svg/) })
})

it('shows a photograph with the images of a build, at its focus', async () => {
  const copy = copyElection()
  copy.write('/public/img/ada.jpg', await createPhonePhoto(1000, 2500))
  const { show, getFile } = open(copy, [draftAda(copy, { src: 'ada.jpg', photoFocus: { vertical: 100 } })])
  const { $ } = await show('profile/ada/')
  const address = $('main picture source[type="image/avif"]').attr('srcset')?.split(' ')[0] ?? ''
  expect(address).toMatch(/^\/preview\/some-key\/img\/photos\/ada-[0-9a-f]{6}-208\.avif$/)
  const { type, content } = await getFile(address.slice(base.length))
  expect(type).toBe('image/avif')
  const image = Buffer.from(content)
  const { width, height, exif } = await sharp(image).metadata()
  expect({ width, height, exif }).toEqual({ width: 208, height: 260 })
  expect(await getCornerColors(image)).toEqual(['blue', 'white', 'blue', 'white'])
  // A photograph that has changed since has another name.
  copy.write('/public/img/ada.jpg', readFileSync(join(copy.root, folder, 'election.yaml')))
  expect(await getFile(address.slice(base.length))).toEqual({ type, content })
})

it('draws the share image of a page, with the changes', async () => {
  const copy = copyElection()
  const draw = async (name: string) =>
    (await open(copy, [draftAda(copy, { name })]).getFile('share/profile/ada.png')) as { type: string; content: Buffer }
  const [first, second] = await Promise.all([draw('Ada Byron'), draw('Ada Lovelace')])
  expect(first.type).toBe('image/png')
  expect(await sharp(first.content).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(first.content.equals(second.content)).toBe(false)
})

it('leads to pages of the same drafts, even if a file changes', async () => {
  const copy = copyElection()
  const { show } = open(copy)
  await show('')
  copy.replace('candidates/ada.yaml', 'Ada Byron', 'Ada Lovelace')
  expect((await show('profile/ada/')).$('h1').text()).toBe('Ada Byron')
  expect((await open(copy).show('profile/ada/')).$('h1').text()).toBe('Ada Lovelace')
})

it('shows the pages in the language of the draft', async () => {
  const copy = copyElection()
  const path = 'election.yaml'
  const value = readFile(readProject(copy.root), `${folder}/${path}`).value as object
  const { $ } = await open(copy, [{ path, value: { ...value, languages: ['en-XA'] } }]).show('')
  expect($('html').attr('lang')).toBe('en-XA')
  expect($('header nav').text()).not.toContain('Candidates')
  expect((await open(copy).show('')).$('html').attr('lang')).toBe('en')
})

it('renders drafts that are not on disk, and keeps elections apart that are rendered at the same time', async () => {
  const copy = copyElection()
  const names = ['Ada <b>One</b>', 'Ada Two', 'Ada Three']
  const drafts = names.map((name) => [draftAda(copy, { name })])
  const pages = await Promise.all([...drafts, []].map((each) => open(copy, each).show('profile/ada/')))
  expect(pages.map(({ $ }) => $('h1').text())).toEqual([...names, 'Ada Byron'])
  expect(pages[0]?.$('title').text()).toMatch(/^Ada <b>One<\/b>.* – /)
  expect(pages[0]?.$('header nav a')).not.toHaveLength(0)
})
