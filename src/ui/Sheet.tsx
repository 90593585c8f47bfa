import { type ReactNode, useId } from 'react'
import { CloseButton } from './Button'
import { Overlay } from './Overlay'
import styles from './Sheet.module.css'
import { useCloseOnBack } from './useCloseOnBack'

type SheetProps = {
  title: string
  closeText: string
  onClose: () => void
  /** Receives `leave`, which removes the sheet’s history entry before it runs its argument. */
  children: (leave: (then: () => void) => void) => ReactNode
}

/** A bottom sheet, open while mounted. Esc, Back, the cross and a tap outside close it. */
export const Sheet = ({ title, closeText, onClose, children }: SheetProps) => {
  const titleId = useId()
  const leave = useCloseOnBack(onClose)
  const close = () => leave(onClose)
  return (
    <Overlay role="dialog" place="bottom" titleId={titleId} onClose={close} onOutside={close}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton label={closeText} onClose={close} />
      </div>
      {children(leave)}
    </Overlay>
  )
}

export const SheetBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>
