import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card'
import { SkeletonBlock } from '../../ui/Skeleton'

/** Whom it is asked, what it costs, for whom and what, before they are there. */
export const ProblemSkeleton = () => {
  const { t } = useTranslation()
  return (
    <>
      <span role="status" className="visuallyHidden">
        {t('loading')}
      </span>
      {['doctor', 'price'].map((row) => (
        <Card key={row} aria-hidden="true">
          <div className="ends">
            <SkeletonBlock width="20%" height="1.5rem" />
            <SkeletonBlock width="50%" height="1.5rem" />
          </div>
        </Card>
      ))}
      <Card aria-hidden="true">
        <SkeletonBlock width="40%" height="1.5rem" />
        <SkeletonBlock height="7.5rem" />
      </Card>
    </>
  )
}
