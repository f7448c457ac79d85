/** @jest-environment node */
import { clientModuleIds } from './flight'

it('finds the modules among all kinds of rows', () => {
  const text = 'é: 9:I[666,["$4"],"no import"]\n'
  const rows = [
    '1:"$Sreact.fragment"\n',
    ':HL["/a.css","style"]\n',
    '5:I[39756,["$4"],"default"]\n',
    `a:T${Buffer.byteLength(text).toString(16)},${text}`,
    'b:I["name",["$4"],"Link",1]\n',
    '0:{"P":null}\n',
  ]
  expect(clientModuleIds(rows.join(''))).toEqual(['39756', 'name'])
})

it.each(['no rows at all', '5:I{"id":1}\n', '5:I["id"]\n', 'a:Tzz,text'])('does not guess at %j', (flight) => {
  expect(() => clientModuleIds(flight)).toThrow(SyntaxError)
})
