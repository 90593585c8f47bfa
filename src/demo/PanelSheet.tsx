import { useState, useId } from 'react'
import { copyText } from '@/lib/clipboard'
import { chinaTime } from '@/lib/time/day'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units'
import { boundAccounts } from '@/mocks/auth/provider'
import { personOfToken, transact, type Clinic } from '@/mocks/clinic'
import { nextDeadline, realNow, setClock, setClockTo } from '@/mocks/scenario/clock'
import { ONCE } from '@/mocks/scenario/faults'
import { CHAT_FAULTS, CHAT_ONCE, FAULTS, type Scenario, type Fault } from '@/mocks/scenario/record'
import { changeScenario, setFault } from '@/mocks/scenario/scenario'
import { DOCTOR_PHONES, DOORS } from '@/mocks/seeds/stories'
import { Button } from '@/ui/Button'
import { ChoiceField } from '@/ui/ChoiceField'
import { Sheet } from '@/ui/Sheet'
import { Switch } from './Switch'
import { confirmDialog } from '@/ui/dialog'
import styles from './Panel.module.css'
import { linkToState } from './stateLink'
import { useAccountNote, useDemoWords } from './useDemoWords'
import { startAnew, signInAs, visitorToken } from './visitor'

/** The clinic's clock, which the whole app uses. The current screen is not refreshed. */
const PanelClock = ({ clinic, scenario: { clockOffsetMs } }: { clinic: Clinic; scenario: Scenario }) => {
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
        <Button variant="secondary" onClick={forward(DAY_MS)}>
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

const PanelFaults = ({ clinic, scenario }: { clinic: Clinic; scenario: Scenario }) => {
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
      {/* Hidden, because the switch itself tells its state to a screen reader. */}
      <span className={styles.state} data-on={on || undefined} aria-hidden="true">
        {on ? panel.on : panel.off}
      </span>
      <Switch on={on} aria-labelledby={`${id}name`} aria-describedby={`${id}note`} onTurn={onTurn} />
    </label>
  )
}

const PanelPeople = ({ clinic, onSignIn }: { clinic: Clinic; onSignIn: (work: () => void) => void }) => {
  const { panel, provider } = useDemoWords()
  const noteOf = useAccountNote()
  const [accounts] = useState(() => boundAccounts(clinic))
  const current = transact(clinic, () => personOfToken(clinic, visitorToken())?.openId ?? undefined)
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{panel.people}</h3>
      <ChoiceField
        label={panel.account}
        placeholder={panel.nobody}
        closeText={panel.closeAccounts}
        options={accounts.map(({ openId, name, phone, trait }) => ({
          value: openId,
          label: name ?? provider.noName,
          description: noteOf(trait),
          note: phone,
        }))}
        value={current}
        hint={panel.accountHint}
        onChoose={(openId) => onSignIn(() => signInAs(clinic, openId))}
      />
    </section>
  )
}

const PanelDoors = ({ onGo }: { onGo: (address: string) => void }) => {
  const { panel, doors, doorNotes } = useDemoWords()
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{panel.doors}</h3>
      {DOORS.map(({ name, to }) => (
        <Button key={name} block variant="secondary" onClick={() => onGo(to)}>
          <span className={styles.texts}>
            <span>{doors[name]}</span>{' '}
            <span className={styles.note}>{doorNotes[name].replace('{{phones}}', DOCTOR_PHONES.join(' / '))}</span>
          </span>
        </Button>
      ))}
    </section>
  )
}

const CopyLink = ({ clinic }: { clinic: Clinic }) => {
  const { panel } = useDemoWords()
  const [outcome, setOutcome] = useState<'linkCopied' | 'linkNotCopied'>()
  // While the sheet is open, its history entry has the address of the screen.
  const copy = async () => {
    setOutcome(undefined)
    setOutcome((await copyText(linkToState(clinic))) ? 'linkCopied' : 'linkNotCopied')
  }
  return (
    <>
      <Button block variant="secondary" onClick={() => void copy()}>
        {panel.copyLink}
      </Button>
      <p className={styles.note} aria-live="polite">
        {outcome === undefined ? panel.linkHint : panel[outcome]}
      </p>
    </>
  )
}

type PanelSheetProps = {
  clinic: Clinic
  scenario: Scenario
  onReload: () => void
  onGo: (address: string) => void
  onClose: () => void
}

export const PanelSheet = ({ clinic, scenario, onReload, onGo, onClose }: PanelSheetProps) => {
  const { panel } = useDemoWords()
  const other = scenario.edge === 'right' ? 'left' : 'right'
  return (
    <Sheet title={panel.title} closeText={panel.close} onClose={onClose}>
      {(leave) => {
        // Removes the sheet's history entry first, or Back would find it after the reload.
        const reload = (work: () => void) =>
          leave(() => {
            onClose()
            work()
            onReload()
          })
        const go = (address: string) =>
          leave(() => {
            onClose()
            onGo(address)
          })
        const reset = async () => {
          const sure = await confirmDialog({
            title: panel.resetTitle,
            message: panel.resetText,
            confirmText: panel.reset,
            cancelText: panel.cancel,
            tone: 'destroy',
          })
          if (sure) reload(() => startAnew(clinic))
        }
        return (
          <div className={styles.body}>
            <PanelPeople clinic={clinic} onSignIn={reload} />
            <PanelDoors onGo={go} />
            <PanelFaults clinic={clinic} scenario={scenario} />
            <PanelClock clinic={clinic} scenario={scenario} />
            <section className={styles.group}>
              <h3 className={styles.heading}>{panel.page}</h3>
              <CopyLink clinic={clinic} />
              <Button block variant="secondary" onClick={() => reload(() => undefined)}>
                {panel.reload}
              </Button>
              <Button block variant="secondary" onClick={() => changeScenario(clinic, { edge: other })}>
                {panel.edges[other]}
              </Button>
              <Button block variant="danger" onClick={() => void reset()}>
                {panel.reset}
              </Button>
            </section>
          </div>
        )
      }}
    </Sheet>
  )
}
