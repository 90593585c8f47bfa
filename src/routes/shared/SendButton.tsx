import { useId, useState, type ComponentProps, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { useOnline } from '@/ui/useOnline'
import styles from './SendButton.module.css'

/** The button of all that is sent: without a network it says so and sends nothing, and works again by itself (RB3). */
export const SendButton = (props: ComponentProps<typeof Button>) => {
  const { t } = useTranslation()
  const online = useOnline()
  const [tapped, setTapped] = useState(false)
  if (online && tapped) setTapped(false)
  const id = useId()
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    setTapped(true)
  }
  // What has left is waited for, whatever becomes of the network.
  const waiting = !online && props.busy !== true && { idle: true, onClick: refuse, onClickCapture: undefined }
  return (
    <>
      <Button {...props} {...waiting} aria-describedby={id} />
      <p id={id} role="status" className={styles.offline}>
        {!online && t(tapped ? 'notSent' : 'offline')}
      </p>
    </>
  )
}
