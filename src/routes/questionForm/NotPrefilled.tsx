import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'

/** Says that the form opened without what is stored about the person, and asks for it again. */
export const NotPrefilled = ({ busy, onAgain }: { busy: boolean; onAgain: () => void }) => {
  const { t } = useTranslation('questionnaireForms')
  return (
    <Callout tone="plain" role="status">
      <p>{t('notPrefilled.text')}</p>
      <Button variant="secondary" busy={busy} onClick={onAgain}>
        {t('notPrefilled.again')}
      </Button>
    </Callout>
  )
}
