import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { fadeOut } from './fadeOut'
import styles from './Overlay.module.css'
import { useModal } from './useModal'

type OverlayProps = {
  role: 'dialog' | 'alertdialog'
  place: 'bottom' | 'centre'
  titleId: string
  messageId?: string | undefined
  /** What Esc does. */
  onClose: () => void
  /** What a tap beside the panel does; nothing when absent. */
  onOutside?: (() => void) | undefined
  children: ReactNode
}

/** A panel over a darkened page: the one base of sheets and dialogs. */
export const Overlay = ({ role, place, titleId, messageId, onClose, onOutside, children }: OverlayProps) => {
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useModal(panel, onClose)
  useLayoutEffect(() => {
    const shown = layer.current
    return () => {
      if (shown) fadeOut(shown)
    }
  }, [])
  return createPortal(
    <div ref={layer} className={styles.layer} data-place={place}>
      <div
        className={styles.mask}
        aria-hidden="true"
        // A press here would take the focus out of the panel.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOutside}
      />
      <div
        ref={panel}
        className={styles.panel}
        role={role}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={messageId}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}
