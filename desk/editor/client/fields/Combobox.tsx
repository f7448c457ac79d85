// An option of a datalist can neither have a note nor create a source.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { filterChoices, type Choice } from '../state/choices'
import fields from './Fields.module.css'
import styles from './Combobox.module.css'

const maxListed = 50

interface ComboboxProps {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly choices: readonly Choice[]
  readonly onChoose: (choice: Choice) => void
  /** Omitted if nothing can be added. */
  readonly onCreate?: ((text: string) => void) | undefined
}

/** Follows the combobox pattern of ARIA. The text is only a search, so it is cleared when the focus leaves. */
export function Combobox({ id, input, choices, onChoose, onCreate }: ComboboxProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const title = text.trim()
  const listOptions = () => [
    ...filterChoices(choices, title)
      .slice(0, maxListed)
      .map((choice) => ({ key: choice.id, label: choice.label, note: choice.note, run: () => onChoose(choice) })),
    ...(title === '' || !onCreate
      ? []
      : [{ key: '', label: `New source: ${title}`, note: undefined, run: () => onCreate(title) }]),
  ]
  // Filtering takes long with many sources and fields, and a closed list shows no options.
  const options = isOpen ? listOptions() : []
  const isShown = options.length > 0
  const toOptionId = (index: number) => `${id}:option-${index}`
  const activeId = isShown && active >= 0 ? toOptionId(active) : undefined
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent) => {
    // Assistive technology may focus an option before it clicks it.
    if (currentTarget.contains(relatedTarget)) return
    close()
    // In another window, the user may look up the title that they are typing.
    if (target !== document.activeElement) setText('')
  }
  const choose = (index: number) => {
    const option = options[index]
    if (!option) return
    option.run()
    setText('')
    close()
  }
  const move = (step: number) => {
    setOpen(true)
    // Without an active option, the first step leads to the first or the last one.
    const start = active === -1 && step < 0 ? 0 : active
    const { length } = isOpen ? options : listOptions()
    setActive(length === 0 ? -1 : (start + step + length) % length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses the same keys for its own list.
    if (event.nativeEvent.isComposing) return
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(active === -1 && options.length === 1 ? 0 : active),
      Escape: close,
    }
    const run = keys[event.key]
    if (!run || (event.key === 'Enter' && !isShown)) return
    event.preventDefault()
    run()
  }

  return (
    <div className={styles.combobox} onBlur={leave}>
      <input
        ref={input}
        id={id}
        className={fields.control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}:list`}
        aria-activedescendant={activeId}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setOpen(true)
          setActive(-1)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}:list`} role="listbox" aria-label="Choices" className={styles.options} hidden={!isShown}>
        {isShown &&
          options.map(({ key, label, note }, index) => (
            // The input keeps the focus, and its keys choose an option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={key}
              id={toOptionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {label}
              {note ? <span className={fields.help}> {note}</span> : ''}
            </div>
          ))}
      </div>
    </div>
  )
}
