import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/clipboard'
import { Button } from '../../ui/Button'
import styles from './payment.module.css'

/** Outside the messaging app: the link to carry over, copied or to be copied by hand (A363). */
export const OpenInWechat = () => {
  const { t } = useTranslation('payment')
  const [result, setResult] = useState<'copied' | 'notCopied'>()
  const link = window.location.href
  const copy = async () => setResult((await copyText(link)) ? 'copied' : 'notCopied')
  return (
    <div className={styles.openIn}>
      <Button variant="secondary" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <p role="status">{result !== undefined && t(result)}</p>
      <p className={styles.link}>{link}</p>
    </div>
  )
}
