import { useState } from 'react'
import { copyText } from '../lib/clipboard'
import { Button } from './Button'
import styles from './CopyText.module.css'

type CopyTextProps = {
  label: string
  text: string
  copied: string
  /** Asks to take the text, then shown, by hand. */
  notCopied: string
}

/** A button that copies a text; where the browser does not let it, the text itself to press and hold. */
export const CopyText = ({ label, text, copied, notCopied }: CopyTextProps) => {
  const [done, setDone] = useState<boolean>()
  const copy = async () => setDone(await copyText(text))
  return (
    <div className={styles.copy}>
      <Button variant="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <p role="status" className={styles.result}>
        {done !== undefined && (done ? copied : notCopied)}
      </p>
      {done === false && <p className={styles.text}>{text}</p>}
    </div>
  )
}
