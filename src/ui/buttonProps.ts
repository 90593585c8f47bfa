import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** What makes a button, or a link, look like one of our buttons. */
export const buttonProps = (variant: ButtonVariant, block: boolean) => ({
  className: styles.button,
  'data-variant': variant,
  'data-block': block || undefined,
})
