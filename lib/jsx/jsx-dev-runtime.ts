/** Like `jsx-runtime.ts`, for development. */
import * as react from 'react/jsx-dev-runtime'
import { setLanguages } from './setLanguages'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react'

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, setLanguages(type, props), ...rest)
