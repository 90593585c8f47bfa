import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Callout } from '@/ui/Callout'
import { paths } from '@/routes/paths'

/** An answer was lost, and the relative may be on the list: to be looked at before it is sent again (A434). */
export const PossiblyAddedNote = () => {
  const { t } = useTranslation('account')
  return (
    <Callout tone="caution" role="status">
      <p>{t('maybeAdded.text')}</p>
      <Link to={paths.relatives()}>{t('maybeAdded.toList')}</Link>
    </Callout>
  )
}
