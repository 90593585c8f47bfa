import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import closeButtonStyles from './CloseButton.module.css'
import { CloseIcon } from './icons'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** What makes a button, or a link, look like one of our buttons. */
export const buttonProps = (variant: ButtonVariant, block: boolean) => ({
  className: styles.button,
  'data-variant': variant,
  'data-block': block || undefined,
})

type CloseButtonProps = { label: string; onClose: () => void }

/** The cross that closes a sheet, a notice or a bubble, in the colour of the words beside it. */
export const CloseButton = ({ label, onClose }: CloseButtonProps) => (
  <button type="button" className={closeButtonStyles.close} aria-label={label} onClick={onClose}>
    <CloseIcon />
  </button>
)

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-busy' | 'aria-disabled'> & {
  variant?: ButtonVariant
  block?: boolean
  /** Something is on its way: further taps do nothing, the focus stays. */
  busy?: boolean
  /** Of no use now: looks and is read out as disabled, but takes a tap, which says why. */
  idle?: boolean
}

export const Button = ({
  variant = 'primary',
  block = false,
  busy = false,
  idle = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // Preventing also holds back the form that a busy submit button belongs to.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...buttonProps(variant, block)}
      aria-busy={busy || undefined}
      data-idle={idle || undefined}
      aria-disabled={busy || idle || undefined}
      onClick={tap}
    >
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {children}
    </button>
  )
}
