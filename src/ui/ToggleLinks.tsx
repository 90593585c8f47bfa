import type { Toggle } from './ToggleGroup'
import styles from './ToggleGroup.module.css'

type ToggleLinksProps<T> = { legend: string; options: readonly Toggle<T>[]; value: T; hrefOf: (value: T) => string }

/** ToggleGroup as plain links, for the frame. */
export const ToggleLinks = <T extends string>({ legend, options, value, hrefOf }: ToggleLinksProps<T>) => (
  <nav className={styles.group} aria-label={legend}>
    {options.map((option) => (
      <a
        key={option.value}
        href={hrefOf(option.value)}
        hrefLang={option.value}
        lang={option.lang}
        aria-current={option.value === value ? 'true' : undefined}
        className={styles.choice}
      >
        {option.label}
      </a>
    ))}
  </nav>
)
