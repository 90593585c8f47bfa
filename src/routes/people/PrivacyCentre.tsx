import { useTranslation } from 'react-i18next'
import { loadCustomer, usePeople } from '../../stores/people'
import { LinkRow } from '../../ui/LinkRow'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { RowList } from '../../ui/RowList'
import { SkeletonList } from '../../ui/Skeleton'
import { paths } from '../paths'
import { FailedPart } from '../shared/Failed'
import { ConsentRow } from './ConsentRow'
import { KeptHere } from './KeptHere'

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
        // Nothing stands below it that it would push away from under a finger.
        <SkeletonList count={3} busyText={shell('loading')} />
      ) : (
        <>
          {customer.state === 'ready' ? (
            <KeptHere userId={customer.data.id} />
          ) : (
            <FailedPart title={t('data.failed')} error={customer.error} onRetry={() => void loadCustomer()} />
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
