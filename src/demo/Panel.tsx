import { useState, useEffect } from 'react'
import { onChange, type Clinic } from '@/mocks/clinic'
import type { Scenario } from '@/mocks/scenario/record'
import { readScenario } from '@/mocks/scenario/scenario'
import styles from './Panel.module.css'
import { PanelSheet } from './PanelSheet'
import { useDemoWords } from './useDemoWords'

const useScenario = (clinic: Clinic): Scenario => {
  const [scenario, setScenario] = useState(() => readScenario(clinic))
  useEffect(() => {
    const read = () => setScenario(readScenario(clinic))
    const stop = onChange(clinic, read)
    // Requests before the subscription may have used up a one-time fault.
    read()
    return stop
  }, [clinic])
  return scenario
}

type Props = { clinic: Clinic; onReload: () => void; onGo: (address: string) => void }

export const Panel = ({ clinic, onReload, onGo }: Props) => {
  const { panel } = useDemoWords()
  const scenario = useScenario(clinic)
  const [open, setOpen] = useState(false)
  const count = changesOf(scenario)
  return (
    <aside aria-label={panel.title}>
      <button
        type="button"
        className={styles.handle}
        data-edge={scenario.edge}
        aria-haspopup="dialog"
        aria-label={count === 0 ? panel.title : `${panel.title} · ${count} ${panel.active}`}
        onClick={() => setOpen(true)}
      >
        <Sliders />
        <span className={styles.demo} aria-hidden="true">
          {panel.handle}
        </span>
        {count > 0 && (
          <span className={`${styles.mark} tabular`} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {open && (
        <PanelSheet
          clinic={clinic}
          scenario={scenario}
          onReload={onReload}
          onGo={onGo}
          onClose={() => setOpen(false)}
        />
      )}
    </aside>
  )
}

const changesOf = ({ on, clockOffsetMs }: Scenario): number => on.length + (clockOffsetMs === 0 ? 0 : 1)

const Sliders = () => (
  <svg
    className={styles.sliders}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M5 7h6M17 7h2M5 17h2M13 17h6" />
    <circle cx="14" cy="7" r="2.5" />
    <circle cx="10" cy="17" r="2.5" />
  </svg>
)
