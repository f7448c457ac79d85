import { nameIsland } from '@/build/styles/shortenNames'

const css = '.AbCdEf_box{top:0}.AbCdEf_pin,._1bCdEf_long-name{top:0}.GhIjKl_other{top:0}'

it('shortens the names of exported classes in the order of the script, and nothing else', () => {
  const script = 'x.unstable_box={pin:"AbCdEf_pin",box:"AbCdEf_box _1bCdEf_long-name",old:"AbCdEf_old"};"AbCdEf_pin"'
  const { text, classNames } = nameIsland('map.js', script, css)
  expect(text).toBe('x.unstable_box={pin:"a",box:"b c",old:"AbCdEf_old"};"a"')
  expect([...classNames]).toEqual([
    ['AbCdEf_pin', 'a'],
    ['AbCdEf_box', 'b'],
    ['_1bCdEf_long-name', 'c'],
  ])
})

it('names the file after its text, so that caches notice a change', () => {
  const [first, same, changed] = ['run(1)', 'run(1)', 'run(2)'].map((script) => nameIsland('map.js', script, css).file)
  expect(first).toMatch(/^static\/map-[0-9a-f]{12}\.js$/)
  expect(same).toBe(first)
  expect(changed).not.toBe(first)
})
