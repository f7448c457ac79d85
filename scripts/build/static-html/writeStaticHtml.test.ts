/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeStaticHtml } from './writeStaticHtml'

const options = { basePath: '', gaId: undefined }
const project = process.cwd()
let folder: string

const manifest = (path: string) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules: { [path]: { id: 7 } } })};\n`
const frame = '[project]/node_modules/next/dist/esm/client/components/layout-router.js'
const page = `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/_next/static/a.css"><script src="/_next/static/run.js" async></script><title>Ada</title></head><body><div hidden><!--$--><!--/$--></div><img src="/_next/static/media/a.png" alt=""><script id="_R_">(globalThis["TURBOPACK"]||[]).push(1)</script><script>self.__next_f.push([1,"7:I[7,[],\\"default\\"]\\n"])</script></body></html>`

/** A project with an export of one page. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
  process.chdir(folder)
  write('.next/server/app/page_client-reference-manifest.js', manifest(frame))
  write('out/index.html', page)
  write('out/robots.txt', 'User-Agent: *\nAllow: /\n')
  write('out/_next/static/a.css', 'h1{top:0}')
  write('out/_next/static/run.js', 'run()')
  write('out/_next/static/media/a.png', 'picture')
  for (const file of ['index.txt', '__next._tree.txt']) write(`out/${file}`, '1:"$Sreact.fragment"\n')
})

afterEach(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function files(): string[] {
  return readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
}

it('leaves of the export what readers ask for', () => {
  writeStaticHtml('out', options)
  expect(files().toSorted()).toEqual(['_next/static/media/a.png', 'index.html', 'robots.txt'])
  expect(readFileSync('out/index.html', 'utf8')).toContain('<style>h1{top:0}</style>')
})

it('names what it took away and why', () => {
  const report = writeStaticHtml('out', options)
  expect(report).toContain('1 pages are documents now')
  expect(report).toContain('1 script files: no component of the page needs React')
  expect(report).toContain('4 files that no document asks for')
})

it.each([
  ['flight data under another name', 'out/data.txt', '1:"$Sreact.fragment"\n', 'data.txt'],
  ['something else under its name', 'out/index.txt', 'Good morning', 'Good morning'],
  ['a manifest of another form', '.next/server/app/page_client-reference-manifest.js', 'export default {}', 'manifest'],
])('stops at %s', (_case, file, text, found) => {
  write(file, text)
  expect(() => writeStaticHtml('out', options)).toThrow(found)
  expect(() => writeStaticHtml('out', options)).toThrow('PLAIN_EXPORT=1')
})
