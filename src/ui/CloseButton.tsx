import styles from './CloseButton.module.css'
import { CloseIcon } from './icons'

type CloseButtonProps = { label: string; onClose: () => void }

/** The cross that closes a sheet, a notice or a bubble, in the colour of the words beside it. */
export const CloseButton = ({ label, onClose }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
    <CloseIcon />
  </button>
)
