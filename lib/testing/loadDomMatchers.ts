/** Loads the matchers for elements, which take a tenth of a second, in tests that run in jsdom. Jest loads it before every test. */

if (typeof document !== 'undefined') require('@testing-library/jest-dom')
