import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/out', '/e2e/'],
  modulePathIgnorePatterns: ['/.next/', '/out'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
}

export default nextJest({ dir: './' })(config)
