import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const shared = {
  testEnvironment: 'node',
  // In `npm test`, no other step runs at the same time, so Jest need not leave a core free, as it does by default.
  maxWorkers: '100%',
  // A large worker takes longer to start a process, and tests of Git start many.
  workerIdleMemoryLimit: '450MB',
  // On a busy machine, a test that starts processes takes several times as long.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/lib/testing/loadDomMatchers.ts', '<rootDir>/app/testing/mockInlineScript.ts'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/.next/',
    '<rootDir>/.build/',
    '<rootDir>/out',
    '<rootDir>/e2e/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.build/', '<rootDir>/out'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Zod's messages in 50 languages, which take as long to load as the rest of it.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
    // Jest loads packages with `require`, which these do not export.
    '^@actions/([^/]+)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/([^/]+)/(.*)$': '<rootDir>/node_modules/@actions/$1/dist/$2.js',
  },
}

/** Packages that are ES modules only, which Jest must transform. */
const esModules = ['syllable', '@actions', '@formatjs']

export function createConfig(/** @type {import('jest').Config} */ changes) {
  const create = nextJest({ dir: './' })({ ...shared, ...changes })
  return async () => ({
    ...(await create()),
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, String.raw`^.+\.module\.css$`],
  })
}

// Tests in *.slow.test.ts take too long for `npm test`. jest.slow.config.mjs runs them.
export default createConfig({ testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.slow\\.test\\.tsx?$'] })
