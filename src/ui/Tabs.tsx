import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { ServerText } from './ServerText'
import styles from './Tabs.module.css'

type TabsProps<V extends string> = {
  label: string
  tabs: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  children: ReactNode
}

export const Tabs = <V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) => {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const tabId = (tab: V) => `${id}${tab}`

  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-selected="true"]')
    if (!row.current || !chosen) return
    // scrollIntoView would scroll the page as well when the row is off screen.
    row.current.scrollLeft += middleOf(chosen) - middleOf(row.current)
  }, [value])

  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const next = index === undefined ? undefined : tabs[index]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(tabId(next.value))?.focus()
  }

  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className={styles.row}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={tabId(tab.value)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
          >
            <ServerText>{tab.label}</ServerText>
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={tabId(value)}>
        {children}
      </div>
    </>
  )
}

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

const nextIndex = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'ArrowRight':
      return (index + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
