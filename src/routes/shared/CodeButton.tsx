import { useTranslation } from 'react-i18next'
import { CODE_COOLDOWN_S } from '../../domain/validation/signIn'
import { useSession } from '../../stores/session'
import { Button } from '../../ui/Button'
import styles from './CodeButton.module.css'

type Props = {
  cooldown: number
  /** There is nothing to have a code for; a tap says why. */
  idle?: boolean
  onTap: () => void
}

/** Has the SMS code sent; while a new one cannot be asked for, it says for how long. */
export const CodeButton = ({ cooldown, idle = false, onTap }: Props) => {
  const { t } = useTranslation('session')
  const sending = useSession(({ sendingCode }) => sendingCode)
  return (
    <Button variant="secondary" busy={sending} disabled={cooldown > 0} idle={idle} onClick={onTap}>
      <span className={styles.texts} data-longest={t('getCodeIn', { seconds: CODE_COOLDOWN_S })}>
        {cooldown > 0 ? t('getCodeIn', { seconds: cooldown }) : t('getCode')}
      </span>
    </Button>
  )
}
