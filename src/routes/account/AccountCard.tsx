import { useTranslation } from 'react-i18next'
import { maskPhone, nameEnd, type Customer } from '@/domain/account/account'
import { isSignedOut } from '@/i18n/errors'
import { refreshOf } from '@/lib/remote'
import { loadCustomer, usePeople } from '@/stores/account/account'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { SectionError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import styles from './AccountPage.module.css'

/** Who is signed in (PROFILE-01, PROFILE-02). What stands below does not wait for it. */
export const AccountCard = () => {
  const customer = usePeople((state) => state.customer)
  switch (customer.state) {
    case 'ready':
      return (
        <>
          <StaleNotice {...refreshOf(customer)} onRetry={() => void loadCustomer()} />
          <Who customer={customer.data} />
        </>
      )
    case 'failed':
      return <CardFailure error={customer.error} />
    case 'idle':
    case 'loading':
      return <CardSkeleton />
  }
}

const Who = ({ customer: { name, phone, sex, avatarUrl } }: { customer: Customer }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  return (
    <Section>
      <div className={styles.card}>
        <Avatar src={avatarUrl} letters={name === undefined ? undefined : nameEnd(name)} person={sex} />
        <div className={styles.who}>
          <h2 className={`shortened ${styles.name}`}>{name ?? t('unnamed')}</h2>
          <p className={styles.phone}>
            {t('phone')} <span>{phone === undefined ? shell('unknown') : maskPhone(phone)}</span>
          </p>
        </div>
      </div>
    </Section>
  )
}

const CardSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Card role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      <div className={styles.card}>
        <div className={styles.faceSkeleton}>
          <SkeletonBlock height="100%" />
        </div>
        <div className={styles.who}>
          <SkeletonBlock width="50%" height="1.375rem" />
          <SkeletonBlock width="75%" />
        </div>
      </div>
    </Card>
  )
}

const CardFailure = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('account')
  // The page is about to be left: there is nothing to try again.
  if (isSignedOut(error)) return <CardSkeleton />
  return <SectionError title={t('failed')} error={error} onRetry={() => void loadCustomer()} />
}
