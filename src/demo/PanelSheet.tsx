import type { Clinic } from '@/mocks/clinic'
import type { Scenario } from '@/mocks/scenario/record'
import { changeScenario } from '@/mocks/scenario/scenario'
import { Button } from '@/ui/Button'
import { confirmDialog } from '@/ui/dialog'
import { Sheet } from '@/ui/Sheet'
import styles from './Panel.module.css'
import { PanelClock } from './PanelClock'
import { PanelFaults } from './PanelFaults'
import { PanelPeople } from './PanelPeople'
import { useDemoWords } from './useDemoWords'
import { startAnew } from './visitor'

type PanelSheetProps = { clinic: Clinic; scenario: Scenario; onReload: () => void; onClose: () => void }

export const PanelSheet = ({ clinic, scenario, onReload, onClose }: PanelSheetProps) => {
  const { panel } = useDemoWords()
  const other = scenario.edge === 'right' ? 'left' : 'right'
  return (
    <Sheet title={panel.title} closeText={panel.close} onClose={onClose}>
      {(leave) => {
        // The sheet's own entry leaves the history first, or Back would find it after the reload.
        const reload = (work: () => void) =>
          leave(() => {
            onClose()
            work()
            onReload()
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
            <PanelFaults clinic={clinic} scenario={scenario} />
            <PanelClock clinic={clinic} scenario={scenario} />
            <section className={styles.group}>
              <h3 className={styles.heading}>{panel.page}</h3>
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
