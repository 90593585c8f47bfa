import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card'
import { Page } from '../../ui/Page'
import { SkeletonBlock, SkeletonCard } from '../../ui/Skeleton'

/** Title, a card and a larger one, before they are there. */
export const BookingSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Page>
      <span role="status" className="visuallyHidden">
        {t('loading')}
      </span>
      <SkeletonBlock width="45%" height="1.75rem" />
      <SkeletonCard />
      <Card aria-hidden="true">
        <SkeletonBlock width="50%" height="1.25rem" />
        <SkeletonBlock height="12rem" />
      </Card>
    </Page>
  )
}
