import { readFileSync } from 'node:fs'
import * as replacement from './noSegmentData.mjs'

it('exports everything that Next.js imports from the module that it replaces', () => {
  const entry = readFileSync('node_modules/next/dist/esm/server/app-render/entry-base.js', 'utf8')
  const names = /export \{([^}]+)\} from '\.\/collect-segment-data'/.exec(entry)?.[1]?.split(',') ?? []
  expect(names.map((name) => name.trim()).toSorted()).toEqual(Object.keys(replacement).toSorted())
})
