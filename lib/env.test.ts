import { readEnv } from './env'

it('needs no variable', () => {
  expect(readEnv({})).toEqual({
    basePath: '',
    debug: false,
    plainExport: false,
    removeKept: false,
    keepPlainExport: false,
    typesChecked: false,
    outDir: 'out',
    port: undefined,
    searchPath: '',
    skippedLanguages: [],
  })
})

it('treats an empty variable as unset', () => {
  expect(readEnv({ BASE_PATH: '', NEXT_PUBLIC_GA_ID: '', SITE_URL: '', PORT: '', OUT_DIR: '' })).toEqual(readEnv({}))
})

it.each([
  ['BASE_PATH', '/towns/guide', { basePath: '/towns/guide' }],
  ['SITE_URL', 'https://guide.example', { siteUrl: 'https://guide.example' }],
  ['NEXT_PUBLIC_GA_ID', 'G-ABC123DEF4', { gaId: 'G-ABC123DEF4' }],
  ['NEXT_PUBLIC_DEBUG', '1', { debug: true }],
  ['PLAIN_EXPORT', '1', { plainExport: true }],
  ['REMOVE_KEPT', '1', { removeKept: true }],
  ['KEEP_PLAIN_EXPORT', '1', { keepPlainExport: true }],
  ['SKIPPED_LANGUAGES', 'es,zh-Hans', { skippedLanguages: ['es', 'zh-Hans'] }],
  ['ELECTION', 'springfield-2017', { election: 'springfield-2017' }],
  ['GUIDE_FILE', '.build/guide', { guideFile: '.build/guide' }],
  ['OUT_DIR', 'out-test', { outDir: 'out-test' }],
  ['PORT', '8080', { port: 8080 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['CHROMIUM_PATH', '/usr/bin/chromium', { chromiumPath: '/usr/bin/chromium' }],
  ['TYPES_CHECKED', '1', { typesChecked: true }],
  ['SITE', 'https://guide.example/guide', { site: 'https://guide.example/guide/' }],
  ['PATH', '/bin:/usr/bin', { searchPath: '/bin:/usr/bin' }],
])('reads %s=%s', (name, value, setting) => {
  expect(readEnv({ [name]: value })).toEqual({ ...readEnv({}), ...setting })
})

it.each([
  ['BASE_PATH', 'guide'],
  ['BASE_PATH', '/guide/'],
  ['BASE_PATH', '//evil.example'],
  ['SITE_URL', 'https://guide.example/guide'],
  ['NEXT_PUBLIC_GA_ID', "G-1');alert(1)//"],
  ['NEXT_PUBLIC_DEBUG', 'yes'],
  ['SKIPPED_LANGUAGES', 'es, pt'],
  ['ELECTION', '../secrets'],
  ['OUT_DIR', '.'],
  ['OUT_DIR', 'data'],
  ['OUT_DIR', 'out/../data'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['HOST', '0.0.0.0/24'],
  ['SITE', 'guide.example'],
])('rejects %s=%s with a fix', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`environment, ${name}\\n {2}“.*” is not valid\\. Use .*, or unset it\\.`),
  )
})

it('reports every invalid variable at once', () => {
  expect(() => readEnv({ BASE_PATH: 'guide', PORT: 'http' })).toThrow(/2 problems[^]*BASE_PATH[^]*PORT/)
})
