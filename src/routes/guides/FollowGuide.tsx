import { useTranslation } from 'react-i18next'
import { FollowStep, ReturnStep, ScanStep } from '../../ui/guideDrawings'
import { Guide } from './Guide'

const STEPS = [
  { key: 'find', Drawing: ScanStep },
  { key: 'add', Drawing: FollowStep },
  { key: 'back', Drawing: ReturnStep },
] as const

/** How to follow the official account (NAV-42, A34). */
export const FollowGuide = () => {
  const { t } = useTranslation('guides')
  const steps = STEPS.map(({ key, Drawing }) => ({
    title: t(`follow.${key}.title`),
    text: t(`follow.${key}.text`),
    Drawing,
  }))
  return <Guide name="guideFollow" lead={t('follow.lead')} steps={steps} />
}
