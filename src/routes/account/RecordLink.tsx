import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Card } from '@/ui/Card'
import { HealthIcon } from '@/ui/accountIcons'
import { LinkRow } from '@/ui/LinkRow'
import { paths } from '@/routes/paths'

/** From the profile to the health record, with the query that the profile was opened with (A31). */
export const RecordLink = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  const { search } = useLocation()
  return (
    <Card flush>
      <LinkRow
        to={{ pathname: paths.profileEdit(), search }}
        picture={<HealthIcon />}
        title={shell('titles.profileEdit')}
        notes={[t('recordText')]}
      />
    </Card>
  )
}
