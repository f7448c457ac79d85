import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const shared = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/app/testing/mockInlineScript.tsx'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/.next/',
    '<rootDir>/.build/',
    '<rootDir>/out',
    '<rootDir>/e2e/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.build/', '<rootDir>/out'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
}

/** Configuration of Jest for this project, with changes. */
export function createConfig(/** @type {import('jest').Config} */ changes) {
  return nextJest({ dir: './' })({ ...shared, ...changes })
}

// Tests in *.slow.test.ts take too long for `npm test`. jest.slow.config.mjs runs them.
export default createConfig({ testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.slow\\.test\\.tsx?$'] })
