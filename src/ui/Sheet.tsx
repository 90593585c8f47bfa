import { type ReactNode, useId } from 'react'
import { CloseButton } from './Button'
import { Overlay } from './Overlay'
import styles from './Sheet.module.css'
import { useCloseOnBack } from './useCloseOnBack'

type SheetProps = {
  title: string
  closeText: string
  onClose: () => void
  /** Gets `leave`, which takes the sheet's history entry back before it runs what follows. */
  children: (leave: (then: () => void) => void) => ReactNode
}

/** A sheet from the bottom edge, open while it is mounted. Esc, Back, the cross and a tap beside it close it. */
export const Sheet = ({ title, closeText, onClose, children }: SheetProps) => {
  const titleId = useId()
  const leave = useCloseOnBack(onClose)
  const close = () => leave(onClose)
  return (
    <Overlay role="dialog" place="bottom" titleId={titleId} onClose={close} onOutside={close}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton label={closeText} onClose={close} />
      </header>
      {children(leave)}
    </Overlay>
  )
}

/** What is to be read in a sheet, with the room around it; a list of choices reaches the edges. */
export const SheetBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>
