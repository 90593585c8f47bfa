import { useId } from 'react'
import type { Clinic } from '@/mocks/clinic'
import { CHAT_FAULTS, CHAT_ONCE, FAULTS, type Fault, type Scenario } from '@/mocks/scenario/record'
import { setFault } from '@/mocks/scenario/scenario'
import { ONCE } from '@/mocks/scenario/faults'
import { Switch } from '@/ui/Switch'
import styles from './Panel.module.css'
import { useDemoWords } from './useDemoWords'

/** Everything that can go wrong, a switch each. */
export const PanelFaults = ({ clinic, scenario }: { clinic: Clinic; scenario: Scenario }) => {
  const { panel } = useDemoWords()
  const others: readonly Fault[] = [...CHAT_FAULTS, ...CHAT_ONCE, ...ONCE]
  const groups: readonly [string, readonly Fault[]][] = [
    [panel.lasting, FAULTS.filter((fault) => !others.includes(fault))],
    [panel.once, ONCE],
    [panel.chat, CHAT_FAULTS],
    [panel.chatOnce, CHAT_ONCE],
  ]
  return groups.map(([name, faults]) => (
    <section key={name} className={styles.group}>
      <h3 className={styles.heading}>{name}</h3>
      {faults.map((fault) => (
        <FaultSwitch
          key={fault}
          fault={fault}
          on={scenario.on.includes(fault)}
          onTurn={(on) => setFault(clinic, fault, on)}
        />
      ))}
    </section>
  ))
}

const FaultSwitch = ({ fault, on, onTurn }: { fault: Fault; on: boolean; onTurn: (on: boolean) => void }) => {
  const { panel, faults, faultNotes } = useDemoWords()
  const id = useId()
  return (
    <label className={styles.row}>
      <span className={styles.texts}>
        <span id={`${id}name`}>{faults[fault]}</span>
        <span id={`${id}note`} className={styles.note}>
          {faultNotes[fault]}
        </span>
      </span>
      {/* The switch itself says it to a screen reader. */}
      <span className={styles.state} data-on={on || undefined} aria-hidden="true">
        {on ? panel.on : panel.off}
      </span>
      <Switch danger on={on} aria-labelledby={`${id}name`} aria-describedby={`${id}note`} onTurn={onTurn} />
    </label>
  )
}
