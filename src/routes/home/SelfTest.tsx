import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card'
import { LinkRow } from '../../ui/LinkRow'
import { paths } from '../paths'

/** The way to the GAIL self-test. */
export const SelfTest = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <Card flush>
      <LinkRow to={paths.gail()} title={shell('titles.gail')} notes={[t('selfTest')]} />
    </Card>
  )
}
