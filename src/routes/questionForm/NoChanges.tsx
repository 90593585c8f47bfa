import { useTranslation } from 'react-i18next'
import { NO_CHANGES } from '@/domain/questionForm/breast'
import { isShown } from '@/domain/questionForm/form'
import { answerQuestions, useForm } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'

/** Answers in one tap what results without findings say of both sides; each answer can still be changed (A425). */
export const NoChanges = () => {
  const { t } = useTranslation('questionnaires')
  const isPut = useForm(({ answers }) => isShown('leftNipple', answers))
  if (!isPut) return null
  return (
    <div>
      <Button block variant="secondary" onClick={() => answerQuestions(NO_CHANGES)}>
        {t('noChanges')}
      </Button>
    </div>
  )
}
