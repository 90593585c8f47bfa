import { useTranslation } from 'react-i18next'
import { loadCustomer, usePeople } from '@/stores/account/account'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/LinkRow'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { RowList } from '@/ui/RowList'
import { RowSkeletons } from '@/ui/RowSkeletons'
import { SkeletonBlock } from '@/ui/Skeleton'
import { paths } from '@/routes/paths'
import { SectionError } from '@/routes/shared/errors'
import { ConsentRow } from './ConsentRow'
import { LocalDataSection } from './LocalDataSection'

/** What is kept on this phone and the way to clear it, the consent, the way to one's own data. */
export const PrivacyCentre = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('privacyCentre')
  const customer = usePeople((state) => state.customer)
  return (
    <Page>
      <PageTitle>{shell('titles.privacyCentre')}</PageTitle>
      <p>{t('lead')}</p>
      {customer.state === 'idle' || customer.state === 'loading' ? (
        <Shape />
      ) : (
        <>
          {customer.state === 'ready' ? (
            <LocalDataSection userId={customer.data.id} />
          ) : (
            <SectionError title={t('data.failed')} error={customer.error} onRetry={() => void loadCustomer()} />
          )}
          <RowList>
            <ConsentRow />
            <li>
              <LinkRow to={paths.ownData()} title={shell('titles.ownData')} />
            </li>
            <li>
              <LinkRow to={paths.privacy()} title={shell('titles.privacy')} />
            </li>
            <li>
              <LinkRow to={paths.agreement()} title={shell('titles.agreement')} />
            </li>
          </RowList>
        </>
      )}
    </Page>
  )
}

/** One for each of what may be kept here. */
const FACTS = Array.from({ length: 8 }, (_, fact) => fact)

/** What is kept, and the ways on, of which none stands yet that could be pushed away from under a finger. */
const Shape = () => {
  const { t } = useTranslation()
  return (
    <>
      <Card aria-hidden="true">
        <SkeletonBlock width="45%" height="1.625rem" />
        {FACTS.map((fact) => (
          <div key={fact} className="ends">
            <SkeletonBlock width="8rem" height="1.4375rem" />
            <SkeletonBlock width="3rem" height="1.4375rem" />
          </div>
        ))}
        <SkeletonBlock height="4.5rem" />
        <SkeletonBlock width="55%" height="1.6875rem" />
      </Card>
      <RowSkeletons count={3} lines={0} busyText={t('loading')} />
    </>
  )
}
