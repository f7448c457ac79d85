import { isPrintable } from './foldText'

/** Words that YAML 1.1 or 1.2 reads as another type. */
const reserved = /^(?:~|null|true|false|yes|no|on|off|y|n|=|<<)$/i
/** Numbers and times of YAML 1.1 and 1.2. Dates stay as they are, as in the files. */
const number =
  /^[-+]?(?:\.?\d[\d_,]*(?:\.[\d_]*)?(?:e[-+]?\d+)?|0[xob][\da-f_]+|\.inf|\.nan|\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?)$/i
const timestamp = /^\d{4}-\d\d?-\d\d?(?:t|\s+)\d/i
const specialStart = /^[-?:,[\]{}#&*!|>'"%@`]|^\.\.\./
const specialInside = /: |:$| #/
const specialInBrackets = /[,[\]{}:]/

export function isPlain(text: string, isInBrackets = false): boolean {
  if (text === '' || text !== text.trim() || text.includes('\n') || !isPrintable(text)) return false
  if (reserved.test(text) || number.test(text) || timestamp.test(text)) return false
  if (specialStart.test(text) || specialInside.test(text)) return false
  return !isInBrackets || !specialInBrackets.test(text)
}
