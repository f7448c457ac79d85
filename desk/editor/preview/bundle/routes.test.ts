/** @jest-environment node */
import { findRoute } from './renderer'

const routes = ['', 'candidates', 'profile/[id]', 'profile/[id]/[stance]', 'profile/new', 'img/[file]'].map(
  (folder) => ({ folder, module: folder }),
)

it.each([
  ['', '', {}],
  ['candidates', 'candidates', {}],
  ['profile/ada', 'profile/[id]', { id: 'ada' }],
  ['profile/ada/stance1', 'profile/[id]/[stance]', { id: 'ada', stance: 'stance1' }],
  ['profile/new', 'profile/new', {}],
  ['img/ada.svg', 'img/[file]', { file: 'ada.svg' }],
])('finds the route of the path "%s"', (path, module, params) => {
  expect(findRoute(routes, path)).toEqual({ module, params })
})

it.each(['profile', 'profile/', 'profile/ada/stance1/more', 'candidates/', '[id]', 'profile//stance1'])(
  'finds no route of the path "%s"',
  (path) => {
    expect(findRoute(routes, path)).toBeUndefined()
  },
)
