import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderType } from '@/domain/payment/payment'
import { copyText } from '@/lib/clipboard'
import { canPayHere } from '@/stores/payment/payment'
import { Button } from '@/ui/Button'
import styles from './OpenInWechat.module.css'
import { paths } from '@/routes/paths'

type Props = { type: OrderType; id: string }

/** A363: shown outside the messaging app, with the link to the pay page to copy. */
export const OpenInWechat = ({ type, id }: Props) => {
  const { t } = useTranslation('payment')
  const [result, setResult] = useState<'copied' | 'notCopied'>()
  const link = new URL(paths.tradePay(type, id), window.location.href).href
  const copy = async () => {
    setResult(undefined)
    setResult((await copyText(link)) ? 'copied' : 'notCopied')
  }
  return (
    <div className={styles.openIn}>
      <p>{t('kept.missing')}</p>
      <Button variant={canPayHere() ? 'secondary' : 'primary'} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <p role="status">{result !== undefined && t(result)}</p>
      <p className={styles.link}>{link}</p>
    </div>
  )
}
