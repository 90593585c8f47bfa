import styles from './ToggleGroup.module.css'

type Toggle<T> = {
  value: T
  label: string
  lang?: string
}

type TogglesProps<T> = { legend: string; options: readonly Toggle<T>[]; value: T; onChoose: (value: T) => void }

type ToggleLinksProps<T> = { legend: string; options: readonly Toggle<T>[]; value: T; hrefOf: (value: T) => string }

/** ToggleGroup as plain links, for the prerendered page. */
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

export const ToggleGroup = <T extends string>({ legend, options, value, onChoose }: TogglesProps<T>) => (
  <fieldset className={styles.group}>
    <legend className="visuallyHidden">{legend}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        lang={option.lang}
        aria-pressed={option.value === value}
        className={styles.choice}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
