import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useState, type ReactNode } from 'react'
import { maskPhone, nameEnd, type Customer } from '@/domain/account/account'
import { isSignedOut } from '@/i18n/errors'
import { joinWithDot } from '@/lib/joinWithDot'
import { refreshOf } from '@/lib/remote'
import { commit, version } from '@/lib/version'
import { loadCustomer, useAccount } from '@/stores/account/account'
import { signOut } from '@/stores/auth/signOut'
import { Avatar } from '@/ui/Avatar'
import { AvatarSkeleton } from '@/ui/AvatarSkeleton'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ControlRow } from '@/ui/ControlRow'
import { ActionRow, LinkRow, RowList } from '@/ui/Row'
import { Page, PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { CouponIcon, FormIcon, HealthIcon, PeopleIcon, ReportIcon } from '@/ui/accountIcons'
import { confirmDialog } from '@/ui/dialog'
import { CalendarIcon, ConsultationIcon, PersonIcon } from '@/ui/icons'
import { ServerText } from '@/ui/ServerText'
import { LanguageSwitch } from '@/routes/shared/LanguageSwitch'
import { Help } from '@/routes/shared/Help'
import { rescheduleWarning } from '@/routes/shared/rescheduleWarning'
import { TextSizeSwitch } from '@/routes/shared/TextSizeSwitch'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { SectionError } from '@/routes/shared/errors'
import { paths } from '@/routes/paths'
import { personFace } from '@/routes/shared/faces'
import styles from './AccountPage.module.css'

const AccountCard = () => {
  const customer = useAccount((state) => state.customer)
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

const Who = ({ customer: { name, phone, sex, age, avatarUrl } }: { customer: Customer }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  return (
    <Section>
      <div className={styles.card}>
        <Avatar src={avatarUrl} letters={name && nameEnd(name)} face={personFace({ sex, age })} />
        <div className={styles.who}>
          <h2 className={`shortened ${styles.name}`}>
            <ServerText>{name ?? t('unnamed')}</ServerText>
          </h2>
          <p className={styles.phone}>
            {t('phone')} <span>{phone ? maskPhone(phone) : shell('unknown')}</span>
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
        <AvatarSkeleton />
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
  // The sign-in is about to open, so there is nothing to retry.
  if (isSignedOut(error)) return <CardSkeleton />
  return <SectionError title={t('failed')} error={error} onRetry={() => void loadCustomer()} />
}

/** The switch has the name already. */
const Setting = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <ControlRow label={<span aria-hidden="true">{name}</span>}>{children}</ControlRow>
  </li>
)

const HelpRow = () => {
  const { t } = useTranslation('guides')
  const [open, setOpen] = useState(false)
  return (
    <li>
      <ActionRow title={t('help.title')} onAct={() => setOpen(true)} />
      {open && <Help onClose={() => setOpen(false)} />}
    </li>
  )
}

/** PROFILE-03: each link has the title of its screen. */
const LINKS = [
  ['subscribeList', paths.appointments(), CalendarIcon],
  ['reportList', paths.reports(), ReportIcon],
  ['myConsult', paths.consults(), ConsultationIcon],
  ['myQuestionnaires', paths.myQuestionnaires(), FormIcon],
  ['myCoupon', paths.coupons(), CouponIcon],
  ['patientList', paths.relatives(), PeopleIcon],
  ['profileEdit', paths.profileEdit(), HealthIcon],
  ['profile', paths.profile(), PersonIcon],
] as const

const AccountLinks = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  return (
    <nav aria-label={t('services')}>
      <RowList>
        {LINKS.map(([title, to, Icon]) => (
          <li key={title}>
            <LinkRow to={to} picture={<Icon />} title={shell(`titles.${title}`)} />
          </li>
        ))}
      </RowList>
    </nav>
  )
}

const SignOut = () => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const ask = async () => {
    const warning = await rescheduleWarning()
    const confirmed = await confirmDialog({
      title: t('signOutAsk.title'),
      message: [t('signOutAsk.message'), ...(warning === undefined ? [] : [warning])].join('\n'),
      confirmText: t('signOut'),
      cancelText: t('signOutAsk.cancel'),
      tone: 'leave',
    })
    if (!confirmed) return
    signOut()
    await navigate(paths.login(), { replace: true })
  }
  return (
    <Button variant="secondary" block onClick={() => void ask()}>
      {t('signOut')}
    </Button>
  )
}

export const AccountPage = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  return (
    <Page>
      <PageTitle>{shell('titles.my')}</PageTitle>
      <AccountCard />
      <AccountLinks />
      <RowList>
        <Setting name={shell('language.label')}>
          <LanguageSwitch />
        </Setting>
        <Setting name={shell('textSize')}>
          <TextSizeSwitch />
        </Setting>
        <li>
          <LinkRow to={paths.privacyCentre()} title={shell('titles.privacyCentre')} />
        </li>
        <HelpRow />
      </RowList>
      <SignOut />
      <p className={`quiet ${styles.version}`}>{t('version', { version: joinWithDot(version, commit()) })}</p>
    </Page>
  )
}
