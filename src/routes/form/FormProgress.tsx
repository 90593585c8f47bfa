import { useTranslation } from 'react-i18next'
import { chinaTime } from '../../lib/days'
import { openQuestions, useForm } from '../../stores/form'
import { TopBar } from '../../ui/TopBar'

/** How much is left to answer, and when the answers were kept on the phone. It stays in sight. */
export const FormProgress = () => {
  const { t } = useTranslation('questionnaires')
  const left = useForm((state) => openQuestions(state).reduce((sum, count) => sum + count, 0))
  return (
    <TopBar>
      <p>{left === 0 ? t('progress.done') : t('progress.left', { left })}</p>
      <Kept />
    </TopBar>
  )
}

const Kept = () => {
  const { t } = useTranslation('questionnaires')
  const kept = useForm((state) => state.kept)
  if (kept === undefined) return null
  const time = chinaTime(kept.at).slice(11, 16)
  return <p className="quiet">{kept.onPhone ? t('saved', { time }) : t('notSaved')}</p>
}
