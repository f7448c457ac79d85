/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { bundleIsland } from './bundleIsland'

let folder: string
const entry = () => join(folder, 'map.browser.ts')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'island-'))
  write('map.module.css', '.pin{top:0}.label{left:0}')
  write(
    'map.browser.ts',
    "import styles from './map.module.css'; log([ISLAND_PROPS.count, styles, process.env.BASE_PATH])",
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

/** Runs a bundle and returns what it logs. */
function run(text: string): unknown {
  const logged: unknown[] = []
  runInNewContext(text, { log: (value: unknown) => logged.push(value) })
  return logged[0]
}

it('bundles the component with its props, the short names of its classes and the base path', async () => {
  const css = '.AbCdEf_label{left:0}.AbCdEf_pin{top:0}.GhIjKl_other{top:0}'
  const { text, classNames } = await bundleIsland(entry(), '{"count":3}', css, '/guide')
  expect([...classNames.keys()].toSorted()).toEqual(['AbCdEf_label', 'AbCdEf_pin'])
  const names = { label: classNames.get('AbCdEf_label'), pin: classNames.get('AbCdEf_pin') }
  expect(run(text)).toEqual([3, names, '/guide'])
})

it('names the file after its text, so that caches notice a change', async () => {
  const css = '.AbCdEf_label{}.AbCdEf_pin{}'
  const [first, same, changed] = await Promise.all(
    ['1', '1', '2'].map((count) => bundleIsland(entry(), `{"count":${count}}`, css, '')),
  )
  expect(first?.file).toMatch(/^static\/map-[0-9a-f]{12}\.js$/)
  expect(same?.file).toBe(first?.file)
  expect(changed?.file).not.toBe(first?.file)
})

it.each([
  ['lack the module', '.AbCdEf_pin{}', '0 modules'],
  ['have two modules with the same classes', '.AbCdEf_label{}.AbCdEf_pin{}.GhIjKl_label{}.GhIjKl_pin{}', '2 modules'],
])('fails if the styles %s', async (_, css, found) => {
  await expect(bundleIsland(entry(), '{"count":1}', css, '')).rejects.toThrow(found)
})
