import { useTranslation } from 'react-i18next'
import { useSyncExternalStore } from 'react'
import { CODE_COOLDOWN_S } from '@/domain/validation/typed'
import { codeSending } from '@/stores/auth/phone'
import { cooldownSeconds, useSession } from '@/stores/auth/session'
import { useSendings } from '@/stores/submit'
import { Button } from '@/ui/Button'
import styles from './CodeButton.module.css'

const TICK_MS = 250

/** Seconds until a code can be asked for again, counted down while the screen is open. */
export const useCooldown = (): number => {
  const sentAt = useSession(({ codeSentAt }) => codeSentAt)
  const left = () => cooldownSeconds(sentAt)
  return useSyncExternalStore(onTick, left, left)
}

const onTick = (ticked: () => void): (() => void) => {
  const timer = setInterval(ticked, TICK_MS)
  return () => clearInterval(timer)
}

type Props = {
  cooldown: number
  /** There is nothing to have a code for; a tap says why. */
  idle?: boolean
  onTap: () => void
}

/** Has the SMS code sent; while a new one cannot be asked for, it says for how long. */
export const CodeButton = ({ cooldown, idle = false, onTap }: Props) => {
  const { t } = useTranslation('auth')
  const { state } = useSendings(codeSending)
  return (
    <Button variant="secondary" busy={state === 'sending'} disabled={cooldown > 0} idle={idle} onClick={onTap}>
      <span className={styles.texts} data-longest={t('getCodeIn', { seconds: CODE_COOLDOWN_S })}>
        {cooldown > 0 ? t('getCodeIn', { seconds: cooldown }) : t('getCode')}
      </span>
    </Button>
  )
}
