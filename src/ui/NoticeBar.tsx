import { CloseIcon, FailedIcon } from './icons'
import styles from './NoticeBar.module.css'

type NoticeBarProps = { children: string; closeText: string; onClose: () => void }

/** The red notice along the top edge, over everything, read out at once. */
export const NoticeBar = ({ children, closeText, onClose }: NoticeBarProps) => (
  <div className={styles.bar} role="alert">
    <FailedIcon />
    <p className={styles.text}>{children}</p>
    <button type="button" className={styles.close} aria-label={closeText} onClick={onClose}>
      <CloseIcon />
    </button>
  </div>
)
