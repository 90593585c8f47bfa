import { useId, type ComponentProps } from 'react'
import { Button } from './Button'
import styles from './SubmitButton.module.css'
import { useOnline } from './useOnline'

type SubmitButtonProps = ComponentProps<typeof Button> & {
  /** Says that there is no network and that nothing typed is lost. */
  offlineText: string
}

/** A button that sends: without a network it says so and waits, and works again by itself (RB3). */
export const SubmitButton = ({ offlineText, busy = false, disabled = false, ...rest }: SubmitButtonProps) => {
  const online = useOnline()
  const id = useId()
  return (
    <>
      <Button {...rest} busy={busy} disabled={(disabled || !online) && !busy} aria-describedby={id} />
      <p id={id} role="status" className={styles.offline}>
        {!online && offlineText}
      </p>
    </>
  )
}
