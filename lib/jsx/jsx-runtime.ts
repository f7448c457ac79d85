/** React's JSX runtime, which also gives tagged text its `lang`. tsconfig.json names it. */
import * as react from 'react/jsx-runtime'
import { setLanguages } from './setLanguages'

export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react'

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, setLanguages(type, props), key)

export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, setLanguages(type, props), key)
