import { useId, useState, useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnline } from '@/stores/submit'
import { Button } from '@/ui/Button'
import styles from './SendButton.module.css'

type Props = ComponentProps<typeof Button> & {
  /** What stays as it is without a network, where nothing was entered. */
  kept?: string
}

/** RB3: a send button that is inactive without a network, says so, and recovers automatically. */
export const SendButton = ({ kept, ...props }: Props) => {
  const { t } = useTranslation()
  const online = useOnline()
  const [tapped, setTapped] = useState(false)
  if (online && tapped) setTapped(false)
  const id = useId()
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    setTapped(true)
  }
  // A request that was sent already is waited for even offline.
  const waiting = !online && props.busy !== true && { inactive: true, onClick: refuse, onClickCapture: undefined }
  return (
    <>
      <Button {...props} {...waiting} aria-describedby={id} />
      <p id={id} role="status" className={styles.offline}>
        {!online && t(tapped ? 'notSent' : 'offline', { kept: kept ?? t('kept') })}
      </p>
    </>
  )
}

const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

// A phone that wrongly calls itself offline has no event for an answer, so the outage watch sends one (A624).
const CHANGES = ['online', 'offline', 'reached']

const subscribe = (listener: () => void): (() => void) => {
  for (const change of CHANGES) window.addEventListener(change, listener)
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener)
  }
}
