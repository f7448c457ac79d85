/** Widths of text in a terminal, in columns. */

/** Characters that fill two columns: East Asian letters and signs, and emoji. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u
const empty = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into what readers see as one character each. */
export function splitGraphemes(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Number of columns that a text fills in a terminal. Most letters fill one, Chinese characters and emoji two. */
export function measureWidth(text: string): number {
  return splitGraphemes(text).reduce((sum, grapheme) => sum + measureGrapheme(grapheme), 0)
}

function measureGrapheme(grapheme: string): number {
  if (empty.test(grapheme)) return 0
  return wide.test(grapheme) ? 2 : 1
}
