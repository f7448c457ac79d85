import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { bundleIsland } from './bundleScript'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

let folder: string

beforeEach(() => {
  folder = createTemporaryFolder({
    'map.module.css': '.box{top:0}',
    'pin.module.css': '.box{top:0}',
    'map.browser.ts': `import map from './map.module.css'
     import pin from './pin.module.css'
     log([ISLAND_PROPS.count, map.box, pin.box, process.env.BASE_PATH])`,
  })
})

afterEach(() => {
  delete process.env.BASE_PATH
})

async function run(modules: Parameters<typeof bundleIsland>[2]): Promise<unknown> {
  const logged: unknown[] = []
  const script = await bundleIsland(join(folder, 'map.browser.ts'), { count: 3 }, modules)
  runInNewContext(script, { log: (value: unknown) => logged.push(value) })
  return logged[0]
}

it('bundles the component with its props, the class names of each module and the base path', async () => {
  process.env.BASE_PATH = '/guide'
  const modules = { pin: { box: 'pin_box' }, map: { box: 'map_box' } }
  expect(await run(modules)).toEqual([3, 'map_box', 'pin_box', '/guide'])
})

it('fails if it has no class names of a module', async () => {
  await expect(run({ map: { box: 'map_box' } })).rejects.toThrow('no class names of pin.module.css')
})
