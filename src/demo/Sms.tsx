import { useEffect, useState } from 'react'
import { onSms, type Clinic, type Sms as Message } from '@/mocks/clinic'
import { CloseButton } from '@/ui/CloseButton'
import styles from './Sms.module.css'
import { useDemoWords } from './useDemoWords'

const SHOWN_MS = 60_000

/**
 * The phone's own message bubble: here the codes arrive that the clinic sends, until they are used, closed or a
 * minute old.
 */
export const Sms = ({ clinic }: { clinic: Clinic }) => {
  const { sms } = useDemoWords()
  const [message, setMessage] = useState<Message>()
  useEffect(() => onSms(clinic, (sent) => setMessage(sent.used ? undefined : sent)), [clinic])
  useEffect(() => {
    if (message === undefined) return undefined
    const timer = setTimeout(() => setMessage(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message])
  return (
    // Always there, so that what comes in is read out.
    <output className={styles.place}>
      {message !== undefined && (
        <span className={styles.bubble}>
          <span className={styles.text}>
            <span className={styles.from}>
              {sms.from} · {sms.to} {message.phone}
            </span>{' '}
            {sms.code} <strong className="tabular">{message.code}</strong>
          </span>
          <CloseButton label={sms.close} onClose={() => setMessage(undefined)} />
        </span>
      )}
    </output>
  )
}
