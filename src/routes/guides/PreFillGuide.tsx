import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/Button'
import { AnswerStep, OpenFormStep, PrepareStep, SentStep } from '@/ui/illustrations/guides'
import { paths } from '@/routes/paths'
import { Guide } from './Guide'
import styles from './guides.module.css'

const STEPS = [
  { key: 'prepare', Drawing: PrepareStep },
  { key: 'open', Drawing: OpenFormStep },
  { key: 'answer', Drawing: AnswerStep },
  { key: 'send', Drawing: SentStep },
] as const

export const PreFillGuide = () => {
  const { t } = useTranslation('guides')
  const navigate = useNavigate()
  const steps = STEPS.map(({ key, Drawing }) => ({
    title: t(`preFill.${key}.title`),
    text: t(`preFill.${key}.text`),
    Drawing,
  }))
  return (
    <Guide name="guidePreFilled" lead={t('preFill.lead')} steps={steps}>
      <div className={styles.actions}>
        <Button block onClick={() => void navigate(paths.inspectQuestionnaire())}>
          {t('preFill.toForm')}
        </Button>
        <p className={styles.hint}>{t('preFill.onSite')}</p>
      </div>
    </Guide>
  )
}
