import { defaultLanguage } from './languages'

/**
 * Language of the pages, like `en-CA`: the `language` of the election. A constant per build, because `scripts/build.ts`
 * and `scripts/dev.ts` set the variable and Next.js inlines it.
 */
export const language: string = process.env.GUIDE_LANGUAGE || defaultLanguage
