import type { ReactNode } from 'react'
import styles from './ToggleGroup.module.css'

export type Toggle<T> = {
  value: T
  label: string
  lang?: string | undefined
  /** Shown instead of the label, which then is the name. */
  icon?: ReactNode
}

type TogglesProps<T> = {
  legend: string
  options: readonly Toggle<T>[]
  /** Undefined in the frame: nothing can be chosen yet. */
  value: T | undefined
  onChoose: (value: T) => void
  /** The choices begin where the entries of the list below do; else they are at the end of their row. */
  aboveList?: boolean
}

export const ToggleGroup = <T extends string>({ legend, options, value, onChoose, aboveList }: TogglesProps<T>) => (
  <fieldset className={styles.group} data-start={aboveList} disabled={value === undefined}>
    <legend className="visuallyHidden">{legend}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        lang={option.lang}
        aria-label={option.icon === undefined ? undefined : option.label}
        aria-pressed={option.value === value}
        className={styles.choice}
        data-icon={option.icon !== undefined || undefined}
        onClick={({ currentTarget }) => {
          const { top } = currentTarget.getBoundingClientRect()
          onChoose(option.value)
          // A673: a larger text moves the pressed button away.
          requestAnimationFrame(() => {
            const moved = currentTarget.getBoundingClientRect().top - top
            if (currentTarget.isConnected && moved !== 0) window.scrollBy(0, moved)
          })
        }}
      >
        {option.icon ?? option.label}
      </button>
    ))}
  </fieldset>
)
