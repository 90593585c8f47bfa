import type { ComponentProps, MouseEvent, Ref } from 'react'
import styles from './Button.module.css'
import closeButtonStyles from './CloseButton.module.css'
import { CloseIcon } from './icons'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** Props that make a button or link look like our Button. */
export const buttonProps = (variant: ButtonVariant, block: boolean) => ({
  className: styles.button,
  'data-variant': variant,
  'data-block': block || undefined,
})

type CloseButtonProps = { ref?: Ref<HTMLButtonElement>; label: string; onClose: () => void }

export const CloseButton = ({ ref, label, onClose }: CloseButtonProps) => (
  <button ref={ref} type="button" className={closeButtonStyles.close} aria-label={label} onClick={onClose}>
    <CloseIcon />
  </button>
)

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-busy' | 'aria-disabled'> & {
  variant?: ButtonVariant
  block?: boolean
  /** A request is running: taps do nothing, and the focus stays. */
  busy?: boolean
  /** Looks and is read out as disabled, but takes a tap, which says why. */
  inactive?: boolean
}

export const Button = ({
  variant = 'primary',
  block = false,
  busy = false,
  inactive = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a busy submit button from submitting its form.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...buttonProps(variant, block)}
      aria-busy={busy || undefined}
      data-inactive={inactive || undefined}
      aria-disabled={busy || inactive || undefined}
      onClick={tap}
    >
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {children}
    </button>
  )
}
