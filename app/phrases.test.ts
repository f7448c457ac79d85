import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readingGrade } from '@/guide/read/hardText'
import { splitSentences } from '@/lib/locale/sentences'
import { groupBy } from '@/lib/collections'
import { parseMessage } from '@/lib/locale/compileMessage'
import { readMessages } from '@/lib/locale/readMessages'

/** Stands for a name, a date and a list, with as many words as a date. */
const argument = 'November 7, 2017'

/** The wordings of a message: one for each combination of its cases. */
function listTexts(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (texts, element) => {
      const next = listForms(element)
      return texts.flatMap((text) => next.map((form) => text + form))
    },
    [''],
  )
}

function listForms(element: MessageFormatElement): string[] {
  if ('options' in element) return Object.values(element.options).flatMap(({ value }) => listTexts(value))
  if (element.type === TYPE.literal) return [element.value]
  return [element.type === TYPE.argument ? argument : '7']
}

const messages = [...readMessages('en')].map(([key, message]) => ({ key, texts: listTexts(parseMessage(message)) }))
const texts = messages.flatMap((message) => message.texts)

it('has at most 20 words in a sentence of a page', () => {
  expect(texts.flatMap(splitSentences).filter(({ length }) => length > 20)).toEqual([])
})

it.each([...groupBy(messages, ({ key }) => key.split('.', 1).join())])(
  'needs at most grade 8 to read: %s',
  (_, group) => {
    const sentences = group.flatMap((message) => message.texts).filter((text) => text.endsWith('.'))
    expect(readingGrade(sentences.join(' '))).toBeLessThanOrEqual(8)
  },
)

it('has the same apostrophes as the files of editors', () => {
  expect(texts.filter((text) => text.includes('’'))).toEqual([])
})
