import { testLayout } from './layout'

testLayout([
  './',
  'candidates/',
  'candidates/#mayor',
  'profile/lungo-koehn/',
  'profile/petrella/stance1/',
  'corrections/',
  `nowhere/${'a'.repeat(200)}/`,
])
