import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { ServiceDrawing } from '@/ui/illustrations/lazy'
import { paths } from '@/routes/paths'
import { HomeRow } from './HomeRow'

/** The way to the GAIL self-test. */
export const SelfTest = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <Card flush>
      <HomeRow
        picture={<ServiceDrawing name="selfTest" />}
        name={shell('titles.gail')}
        level={3}
        lead={{ kind: 'internal', path: paths.gail() }}
        text={t('selfTest')}
        price={shell('free')}
      />
    </Card>
  )
}
