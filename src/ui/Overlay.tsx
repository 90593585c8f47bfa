import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Overlay.module.css'
import { useModal } from './useModal'

/**
 * Shows a fading inert copy of a closing layer, so that the layer itself can unmount at once. Nothing is shown with
 * reduced motion.
 */
const fadeOut = (layer: HTMLElement): void => {
  const picture = layer.cloneNode(true)
  if (!(picture instanceof HTMLElement) || !('getAnimations' in picture)) return
  picture.dataset['leaving'] = ''
  picture.setAttribute('inert', '')
  picture.setAttribute('aria-hidden', 'true')
  // The copy must not duplicate ids or names, nor untick a radio of a sheet that opens meanwhile.
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
  onClose: () => void
  onOutside?: (() => void) | undefined
  children: ReactNode
}

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
        // A press outside would move the focus out of the panel.
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
