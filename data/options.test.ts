/** @jest-environment node */
import { outFolder, readOptions } from './options'

it('needs no option', () => {
  expect(readOptions({})).toEqual({ basePath: '', debug: false, plainExport: false })
})

it('takes an empty option as unset', () => {
  expect(readOptions({ BASE_PATH: '', NEXT_PUBLIC_GA_ID: '', SITE_URL: '' }).gaId).toBeUndefined()
})

it('logs to the console in development, and in no ordinary build', () => {
  expect(readOptions({ NODE_ENV: 'development' }).debug).toBe(true)
  expect(readOptions({ NODE_ENV: 'production' }).debug).toBe(false)
})

it('reads every option', () => {
  const env = {
    BASE_PATH: '/towns/medford',
    SITE_URL: 'https://guide.example',
    NEXT_PUBLIC_GA_ID: 'G-ABC123DEF4',
    NEXT_PUBLIC_DEBUG: '1',
    PLAIN_EXPORT: '1',
    ELECTION: 'medford-2023',
  }
  expect(readOptions(env)).toEqual({
    basePath: '/towns/medford',
    siteUrl: 'https://guide.example',
    gaId: 'G-ABC123DEF4',
    debug: true,
    plainExport: true,
    election: 'medford-2023',
  })
})

it.each([
  ['BASE_PATH', 'medford'],
  ['BASE_PATH', '/medford/'],
  ['BASE_PATH', '//evil.example'],
  ['SITE_URL', 'guide.example'],
  ['SITE_URL', 'https://guide.example/medford'],
  ['NEXT_PUBLIC_GA_ID', 'UA-12345-1'],
  ['NEXT_PUBLIC_GA_ID', "G-1');alert(1)//"],
  ['NEXT_PUBLIC_DEBUG', 'yes'],
  ['PLAIN_EXPORT', 'yes'],
  ['ELECTION', '../secrets'],
])('refuses %s=%s and says what to do', (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(
    new RegExp(`${name}[^]*expected[^]*Correct ${name}, or unset it`),
  )
})

it.each(['.', '..', '/', 'data', 'out/../data', 'output', '/tmp/out'])('never empties the folder %s', (folder) => {
  expect(() => outFolder({ OUT_DIR: folder })).toThrow('OUT_DIR')
})

it('builds into out, or into a folder beside it', () => {
  expect(outFolder({})).toBe('out')
  expect(outFolder({ OUT_DIR: 'out-test' })).toBe('out-test')
})
