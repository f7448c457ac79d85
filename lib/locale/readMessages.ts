/** The page text of every language. Not for browsers. */
import type { Language } from './languages'
import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import ht from './messages/ht.json' with { type: 'json' }
import pt from './messages/pt.json' with { type: 'json' }
import zhHans from './messages/zh-Hans.json' with { type: 'json' }

/** Messages by key. Those of translations need no description. */
type Messages = Readonly<Record<string, { readonly defaultMessage: string; readonly description?: string }>>

const files: Readonly<Record<Language, Messages>> = { ar, en, es, ht, pt, 'zh-Hans': zhHans }

/** The messages of a language by key, in the order of the file. Leaves out empty ones, which are not translated yet. */
export function readMessages(name: Language): ReadonlyMap<string, string> {
  const messages = Object.entries(files[name])
  return new Map(messages.flatMap(([key, { defaultMessage: text }]) => (text === '' ? [] : [[key, text]])))
}
