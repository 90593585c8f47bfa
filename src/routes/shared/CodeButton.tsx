import { useTranslation } from 'react-i18next'
import { useSyncExternalStore } from 'react'
import { CODE_COOLDOWN_S } from '@/domain/validation/typed'
import { useIsCodeRequested } from '@/stores/auth/phone'
import { cooldownSeconds } from '@/stores/auth/session'
import { Button } from '@/ui/Button'
import styles from './CodeButton.module.css'

const TICK_MS = 250

/** Returns the seconds until a code can be requested again, counted down. */
export const useCooldown = (): number => useSyncExternalStore(onTick, cooldownSeconds, cooldownSeconds)

const onTick = (ticked: () => void): (() => void) => {
  const timer = setInterval(ticked, TICK_MS)
  return () => clearInterval(timer)
}

type Props = {
  cooldown: number
  inactive?: boolean
  onTap: () => void
}

export const CodeButton = ({ cooldown, inactive = false, onTap }: Props) => {
  const { t } = useTranslation('auth')
  const isRequested = useIsCodeRequested()
  return (
    <Button variant="secondary" busy={isRequested} disabled={cooldown > 0} inactive={inactive} onClick={onTap}>
      <span className={styles.texts} data-longest={t('getCodeIn', { seconds: CODE_COOLDOWN_S })}>
        {cooldown > 0 ? t('getCodeIn', { seconds: cooldown }) : t('getCode')}
      </span>
    </Button>
  )
}
