import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import styles from './ChoiceSheet.module.css'
import { NoBreakDates } from './NoBreakDates'
import { Sheet } from './Sheet'

export type Choice<V extends string> = {
  value: V
  label: string
  description?: string | undefined
  note?: string | undefined
  disabled?: boolean | undefined
  /** Draws the choice; the ids of its parts begin with `id`, as those of a plain one. */
  drawn?: ((id: string) => ReactNode) | undefined
}

type Listed<V extends string> = {
  options: readonly Choice<V>[]
  value: V | undefined
  onChoose: (value: V) => void
}
type ChoiceSheetProps<V extends string> = Listed<V> & {
  title: string
  closeText: string
  onClose: () => void
}

/**
 * The only picker: a bottom sheet with a radio list. A tap, Space or Enter chooses and closes; the arrow keys only
 * move.
 */
export const ChoiceSheet = <V extends string>({ title, closeText, onClose, ...list }: ChoiceSheetProps<V>) => (
  <Sheet title={title} closeText={closeText} onClose={onClose}>
    {(leave) => {
      const chosen = (onChosen: () => void) =>
        leave(() => {
          onChosen()
          onClose()
        })
      return <RadioList {...list} chosen={chosen} />
    }}
  </Sheet>
)

type Chosen = { chosen: (onChosen: () => void) => void }

const RadioList = <V extends string>({ options, value, onChoose, chosen }: Listed<V> & Chosen) => {
  const name = useId()
  const [marked, setMarked] = useState(value)
  const byArrow = useRef(false)
  const choose = (option: V) => {
    setMarked(option)
    chosen(() => onChoose(option))
  }
  const open = options.filter((option) => !option.disabled)
  const first = open.find((option) => option.value === value) ?? open[0]
  return (
    <div ref={showChosen} className={styles.list} onPointerDown={() => (byArrow.current = false)}>
      {options.map((option) => (
        <Row
          key={option.value}
          option={option}
          input={{
            type: 'radio',
            name,
            checked: marked === option.value,
            'data-first': option === first || undefined,
            onChange: () => setMarked(option.value),
            onKeyDown: (event) => {
              byArrow.current = event.key.startsWith('Arrow')
              if (event.key !== 'Enter' && event.key !== ' ') return
              // A ticked radio reacts to neither Space nor Enter by itself.
              event.preventDefault()
              choose(option.value)
            },
            // Arrow keys also click the radio they move to, and must not close the sheet.
            onClick: () => {
              if (!byArrow.current) choose(option.value)
            },
          }}
        />
      ))}
    </div>
  )
}

/** Scrolls the list alone to its chosen row: `scrollIntoView` would also move the page and the rising sheet. */
const showChosen = (list: HTMLElement | null): void => {
  const row = list?.querySelector<HTMLElement>('[data-chosen]')
  if (list && row) list.scrollTop = row.offsetTop - list.offsetTop - (list.clientHeight - row.offsetHeight) / 2
}

type RowProps = {
  option: Choice<string>
  input: ComponentProps<'input'> & { checked: boolean; 'data-first'?: true | undefined }
}

const Row = ({ option, input }: RowProps) => {
  const id = useId()
  return (
    <label
      className={styles.row}
      data-disabled={option.disabled || undefined}
      data-described={option.description !== undefined || undefined}
      data-chosen={input.checked || undefined}
    >
      <input
        {...input}
        className={styles.mark}
        disabled={option.disabled}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}description ${id}note`}
      />
      {option.drawn?.(id) ?? (
        <span className={styles.texts}>
          <span id={`${id}label`} className={styles.name}>
            <NoBreakDates>{option.label}</NoBreakDates>
          </span>
          {option.note && (
            <span id={`${id}note`} className={styles.note}>
              <NoBreakDates>{option.note}</NoBreakDates>
            </span>
          )}
          {option.description && (
            <span id={`${id}description`} className={styles.description}>
              <NoBreakDates>{option.description}</NoBreakDates>
            </span>
          )}
        </span>
      )}
    </label>
  )
}
