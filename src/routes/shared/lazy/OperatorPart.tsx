import { useTranslation } from 'react-i18next'
import type { WordArea } from '@/i18n/words'
import { siteInfo } from '@/lib/siteInfo'
import { TeamDrawing } from '@/ui/illustrations/TeamDrawing'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'

const WORDS: WordArea[] = ['guides']

/** The operator’s name is a setting; without one no name is shown. */
export const OperatorPart = () => {
  const { t } = useTranslation('guides')
  const { words } = useLazyTranslations(WORDS)
  if (words.state !== 'ready') return null
  const { name } = siteInfo()
  return (
    <>
      <TeamDrawing />
      <div>
        {name !== '' && <strong>{t('operator.name', { name })}</strong>}
        <p className="quiet">{t('operator.roles')}</p>
      </div>
    </>
  )
}
