import { chinaTime } from '@/lib/days'
import type { Clinic } from '@/mocks/clinic'
import type { Scenario } from '@/mocks/scenario/record'
import { nextDeadline, realNow, setClock, setClockTo } from '@/mocks/scenario/clock'
import { Button } from '@/ui/Button'
import styles from './Panel.module.css'
import { useDemoWords } from './useDemoWords'
import { visitorToken } from './visitor'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** The clinic's clock, which the whole app goes by. What is on the screen already is not drawn anew. */
export const PanelClock = ({ clinic, scenario: { clockOffsetMs } }: { clinic: Clinic; scenario: Scenario }) => {
  const { panel } = useDemoWords()
  const deadline = nextDeadline(clinic, visitorToken())
  const forward = (ms: number) => () => setClock(clinic, clockOffsetMs + ms)
  const toDeadline = (before: number) => () => deadline !== undefined && setClockTo(clinic, deadline - before)
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{panel.clock}</h3>
      <output className={`${styles.times} tabular`}>
        <Moment label={panel.clinicTime} epochMs={clinic.now()} />
        {clockOffsetMs === 0 ? (
          <span>{panel.clockReal}</span>
        ) : (
          <Moment label={panel.realTime} epochMs={realNow(clinic)} />
        )}
        {deadline === undefined ? (
          <span>{panel.noDeadline}</span>
        ) : (
          <Moment label={panel.deadline} epochMs={deadline} />
        )}
      </output>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={forward(HOUR_MS)}>
          {panel.hour}
        </Button>
        <Button variant="secondary" onClick={forward(24 * HOUR_MS)}>
          {panel.day}
        </Button>
        <Button variant="secondary" disabled={deadline === undefined} onClick={toDeadline(MINUTE_MS)}>
          {panel.beforeDeadline}
        </Button>
        <Button variant="secondary" disabled={deadline === undefined} onClick={toDeadline(0)}>
          {panel.atDeadline}
        </Button>
        <Button variant="secondary" onClick={() => setClock(clinic, 0)}>
          {panel.toReal}
        </Button>
      </div>
      <p className={styles.note}>{panel.clockHint}</p>
    </section>
  )
}

const Moment = ({ label, epochMs }: { label: string; epochMs: number }) => (
  <span>
    {label} <span className={styles.moment}>{chinaTime(epochMs).slice(0, 16)}</span>
  </span>
)
