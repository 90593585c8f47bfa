import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Overlay.module.css'
import { useModal } from './useModal'

/**
 * Shows for a moment more what is being taken away: a picture of it that hears no tap, holds no focus and is read to
 * nobody, so that everything else is done at once. Where nothing moves there is none.
 */
const fadeOut = (layer: HTMLElement): void => {
  const picture = layer.cloneNode(true)
  if (!(picture instanceof HTMLElement) || !('getAnimations' in picture)) return
  picture.dataset['leaving'] = ''
  picture.setAttribute('inert', '')
  picture.setAttribute('aria-hidden', 'true')
  // It must not answer for what it shows, nor take a tick from a sheet that opens meanwhile.
  for (const part of picture.querySelectorAll('[id], [role], [name], [aria-modal]'))
    for (const name of ['id', 'role', 'name', 'aria-modal']) part.removeAttribute(name)
  layer.after(picture)
  keepScrolled(layer, picture)
  const moves = [...picture.children].flatMap((part) => part.getAnimations())
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => picture.remove())
}

const keepScrolled = (from: HTMLElement, to: HTMLElement): void => {
  const parts = to.querySelectorAll('*')
  from.querySelectorAll('*').forEach(({ scrollTop }, index) => {
    const part = parts[index]
    if (scrollTop > 0 && part) part.scrollTop = scrollTop
  })
}

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
