import { useState, type ReactNode } from 'react'
import { copyText } from '@/lib/clipboard'
import { Button } from './Button'
import styles from './CopyText.module.css'

type CopyTextProps = {
  label: string
  text: string | (() => string)
  copied: string
  notCopied: string
  /** Shown for manual copying instead of the bare text. */
  shown?: ReactNode
}

/** A button that copies a text; where the clipboard is blocked it shows the text for manual copying. */
export const CopyText = ({ label, text, copied, notCopied, shown }: CopyTextProps) => {
  const [done, setDone] = useState<boolean>()
  const words = () => (typeof text === 'string' ? text : text())
  const copy = async () => {
    // A status is read out only when it changes.
    setDone(undefined)
    setDone(await copyText(words()))
  }
  return (
    <div className={styles.copy}>
      <Button variant="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <p role="status" className={styles.result}>
        {done !== undefined && (done ? copied : notCopied)}
      </p>
      {done === false && <div className={styles.text}>{shown ?? words()}</div>}
    </div>
  )
}
