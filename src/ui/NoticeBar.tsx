import { CloseButton } from './Button'
import { focusAround } from './focusMain'
import { FailedIcon } from './icons'
import styles from './NoticeBar.module.css'
import { ServerText } from './ServerText'

type NoticeBarProps = { children: string; closeText: string; onClose: () => void }

export const NoticeBar = ({ children, closeText, onClose }: NoticeBarProps) => (
  <div className={styles.bar} role="alert">
    <FailedIcon />
    <p className={styles.text}>
      <ServerText>{children}</ServerText>
    </p>
    <CloseButton ref={focusAround} label={closeText} onClose={onClose} />
  </div>
)
