/** @jest-environment jsdom */
import startReadAloud, { listSentences } from './readAloud.browser'

/** A voice that reads nothing: tests end its sentences. */
class FakeSpeech {
  voices: Partial<SpeechSynthesisVoice>[] = [{ lang: 'en-US', localService: true, default: true }]
  /** Languages and sentences, in the order in which they were read. */
  readonly spoken: string[] = []
  current: SpeechSynthesisUtterance | undefined
  onvoiceschanged = () => {}
  getVoices = () => this.voices
  speak = (utterance: SpeechSynthesisUtterance) => {
    this.current = utterance
    this.spoken.push(`${utterance.lang}: ${utterance.text}`)
  }
  // Browsers report the end of what they cancel.
  cancel = () => this.end()
  end() {
    const target = this.current
    this.current = undefined
    target?.onend?.({ target } as unknown as SpeechSynthesisEvent)
  }
}

let speech: FakeSpeech
const marked = new Map<string, ReadonlySet<Range>>()
const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-aloud] button')]
const labels = () => buttons().flatMap((button) => (button.hidden ? [] : button.textContent))
const press = (label: string) =>
  buttons()
    .find(({ textContent }) => textContent === label)
    ?.click()
const readMarked = () => [...(marked.get('read') ?? [])].join('')

function openPage(content: string, voices?: FakeSpeech['voices']) {
  speech = new FakeSpeech()
  speech.voices = voices ?? speech.voices
  Object.assign(window, { speechSynthesis: speech })
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<main>
    <p hidden data-aloud data-silent><button>Read aloud</button> <button hidden>Stop</button></p>
    ${content}</main>`
  startReadAloud('Pause')
  return document.querySelector<HTMLElement>('[data-aloud]')!
}

beforeAll(() => {
  Object.assign(window, {
    Highlight: class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
    CSS: { highlights: marked },
    SpeechSynthesisUtterance: class {
      lang = ''
      constructor(readonly text: string) {}
    },
    scrollBy: jest.fn(),
  })
  // Without layout, everything shows except what is marked.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.closest('.gone, script') ? null : document.body
    },
  })
  Range.prototype.getBoundingClientRect = () => ({ top: 100, bottom: 120 }) as DOMRect
})

it('finds sentences across links and terms, and ends them with their block or language', () => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<h1>Ada <b>Byron</b></h1><p>She wants <a href="/">more parks</a>. And <button popovertarget="bonds">bonds</button>!</p>
    <dl><dt>Party</dt><dd>N/A</dd></dl><p>Reply: <span lang="es">Sí. No.</span></p>`
  expect(listSentences(document.body).map(String)).toEqual([
    'Ada Byron',
    'She wants more parks.',
    'And bonds!',
    'Party',
    'N/A',
    'Reply:',
    'Sí.',
    'No.',
  ])
})

it('reads on across neighbors in the same language, as where words of a term are marked', () => {
  document.body.innerHTML = `<p><span lang="es">El alcalde quiere </span><button popovertarget="bonds" lang="es">bonos</button><span lang="es">.</span></p>`
  expect(listSentences(document.body).map(String)).toEqual(['El alcalde quiere bonos.'])
})

it('skips controls, citations, and what is folded or hidden', () => {
  document.body.innerHTML = `<nav>Back</nav><div>Shown.</div><label>Mark</label><details><summary>Sources</summary>A</details>
    <p class="gone">Hidden.</p><span data-silent>Sources 1</span><script>run()</script>`
  expect(listSentences(document.body).map(String)).toEqual(['Shown.'])
})

it('reads sentence by sentence, marks each, and ends', () => {
  openPage('<p>One. Two.</p>')
  press('Read aloud')
  expect([labels(), readMarked()]).toEqual([['Pause', 'Stop'], 'One.'])
  speech.end()
  expect(readMarked()).toBe('Two.')
  speech.end()
  expect([labels(), readMarked()]).toEqual([['Read aloud'], ''])
  expect(speech.spoken).toEqual(['en-US: One.', 'en-US: Two.'])
})

it('pauses, repeats the interrupted sentence when it goes on, and stops', () => {
  openPage('<p>One. Two.</p>')
  press('Read aloud')
  speech.end()
  press('Pause')
  expect([labels(), readMarked(), speech.current]).toEqual([['Read aloud', 'Stop'], 'Two.', undefined])
  press('Read aloud')
  press('Stop')
  expect([labels(), readMarked(), speech.current]).toEqual([['Read aloud'], '', undefined])
  expect(document.activeElement).toHaveTextContent('Read aloud')
  press('Read aloud')
  expect(speech.spoken.map((each) => each.slice(-4))).toEqual(['One.', 'Two.', 'Two.', 'One.'])
})

it('does not pause with the second of a double click', () => {
  openPage('<p>One. Two.</p>')
  press('Read aloud')
  buttons()[0]?.dispatchEvent(new MouseEvent('click', { detail: 2 }))
  expect(labels()).toEqual(['Pause', 'Stop'])
})

it('pauses when the reader leaves the page', () => {
  openPage('<p>One. Two.</p>')
  press('Read aloud')
  speech.end()
  dispatchEvent(new Event('pagehide'))
  expect([labels(), readMarked(), speech.current]).toEqual([['Read aloud', 'Stop'], 'Two.', undefined])
})

it.each([
  ['the only voices are of other languages', [{ lang: 'es-MX', localService: true }]],
  ['the only voice sends the text to a server', [{ lang: 'en-US', localService: false }]],
])('stays hidden if %s', (_, voices) => {
  expect(openPage('', voices)).toHaveAttribute('hidden')
})

it('stays hidden without speech', () => {
  Object.assign(window, { speechSynthesis: undefined })
  document.body.innerHTML = '<p hidden data-aloud></p>'
  startReadAloud('Pause')
  expect(document.querySelector('p')).toHaveAttribute('hidden')
})

it('appears when the voices have loaded', () => {
  const box = openPage('', [])
  speech.voices = [{ lang: 'en-GB', localService: true, default: false }]
  speech.onvoiceschanged()
  expect(box).not.toHaveAttribute('hidden')
})

it("reads each language with the user's voice, or with one of the likely region", () => {
  const voices = ['en-AU', 'en-US', 'pt-PT', 'pt-BR', 'zh-HK', 'zh-CN', 'es_ES', 'es_MX'].map((lang) => ({
    lang,
    localService: true,
    default: lang === 'es_MX',
  }))
  openPage(
    '<p>Hi.</p><p lang="pt">Oi.</p><p lang="zh-Hans">你好。</p><p lang="es">Hola.</p><p lang="ht">Bonjou.</p>',
    voices,
  )
  press('Read aloud')
  while (speech.current) speech.end()
  expect(speech.spoken).toEqual(['en-US: Hi.', 'pt-BR: Oi.', 'zh-CN: 你好。', 'es_MX: Hola.', ': Bonjou.'])
})

it('scrolls to a sentence only if it is out of view', () => {
  openPage('<p>One. Two.</p>')
  press('Read aloud')
  expect(scrollBy).not.toHaveBeenCalled()
  jest.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue({ top: 900, bottom: 920 } as DOMRect)
  speech.end()
  expect(scrollBy).toHaveBeenCalledWith(0, 801)
})
