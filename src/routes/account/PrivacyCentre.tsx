import { useTranslation } from 'react-i18next'
import { useId, useLayoutEffect } from 'react'
import { dayInSentence } from '@/i18n/dates'
import { chinaDay } from '@/lib/time/day'
import { dataOf, isPending } from '@/lib/remote'
import { loadCustomer, useAccount } from '@/stores/account/account'
import { clearLocalData, readLocalData, useLocalData } from '@/stores/account/localData'
import { consentAt, useConsent } from '@/stores/auth/consent'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { Button } from '@/ui/Button'
import { ControlRow } from '@/ui/ControlRow'
import { LinkRow, RowList } from '@/ui/Row'
import { DescriptionList } from '@/ui/DescriptionList'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Page, PageTitle } from '@/ui/Page'
import { RowSkeletons, SkeletonBlock } from '@/ui/Skeleton'
import { Section } from '@/ui/Section'
import { confirmDialog } from '@/ui/dialog'
import { focusMain } from '@/ui/focusMain'
import { showToast } from '@/ui/toast'
import { SectionError } from '@/routes/shared/errors'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'

/** A385: when the customer gave consent, with a button to withdraw it. Renders nothing without consent. */
const ConsentRow = () => {
  const { t: shell } = useTranslation()
  const today = useToday()
  const { t } = useTranslation('privacyCentre')
  const givenId = useId()
  const userId = useAccount(({ customer }) => dataOf(customer)?.id)
  const at = useConsent((state) => (userId === undefined ? undefined : consentAt(state, userId)))
  if (userId === undefined || at === undefined) return null
  const ask = async () => {
    const confirmed = await confirmDialog({
      title: t('consent.ask.title'),
      message: t('consent.ask.message'),
      confirmText: t('consent.ask.confirm'),
      cancelText: t('consent.ask.cancel'),
      tone: 'destroy',
    })
    if (!confirmed) return
    focusMain()
    withdrawConsent(userId)
    // Withdrawing the consent deleted the answers too.
    readLocalData(userId)
    showToast(t('consent.withdrawn'))
  }
  return (
    <li>
      <ControlRow
        label={
          <span id={givenId}>
            <NoBreakDates>{t('consent.given', { day: dayInSentence(shell, chinaDay(at), today) })}</NoBreakDates>
          </span>
        }
      >
        <Button variant="quiet" aria-describedby={givenId} onClick={() => void ask()}>
          {t('consent.withdraw')}
        </Button>
      </ControlRow>
    </li>
  )
}

const LocalDataSection = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('privacyCentre')
  const { answers, questions, chats, order, checkIn, reports, consults, lastOrder, reschedule, platform, cleared } =
    useLocalData()
  // Before the first paint, which would say that nothing is kept.
  useLayoutEffect(() => readLocalData(userId), [userId])
  const nothing =
    answers + questions + chats + reports + consults === 0 && !order && !checkIn && !lastOrder && !platform
  const countOf = (count: number): string => (count === 0 ? t('kept.none') : t('kept.count', { count }))
  const someOf = (hasSome: boolean): string => t(hasSome ? 'kept.some' : 'kept.none')
  const ask = async () => {
    const confirmed = await confirmDialog({
      title: t('clearAsk.title'),
      message: t('clearAsk.message'),
      confirmText: t('clearAsk.confirm'),
      cancelText: t('clearAsk.cancel'),
      tone: 'destroy',
    })
    if (!confirmed) return
    focusMain()
    clearLocalData(userId)
  }
  return (
    <Section title={t('kept.title')}>
      <DescriptionList
        facts={[
          [t('kept.answers'), countOf(answers)],
          ...(questions > 0 ? [[t('kept.questions'), countOf(questions)] as const] : []),
          [t('kept.chats'), countOf(chats)],
          [t('kept.order'), someOf(order)],
          [t('kept.checkIn'), someOf(checkIn)],
          [t('kept.reports'), countOf(reports)],
          [t('kept.consults'), countOf(consults)],
          [t('kept.lastOrder'), someOf(lastOrder)],
          ...(reschedule ? [[t('kept.reschedule'), t('kept.untilMoved')] as const] : []),
          ...(platform ? [[t('kept.platform'), t('kept.some')] as const] : []),
          [t('kept.signIn'), t('kept.signedIn')],
          [t('kept.settings'), t('kept.yours')],
        ]}
      />
      <p className="quiet">{t('kept.life')}</p>
      <p role="status">{nothing && t(cleared ? 'kept.cleared' : 'kept.nothing')}</p>
      {!nothing && (
        <Button variant="secondary" block onClick={() => void ask()}>
          {t('kept.clear')}
        </Button>
      )}
    </Section>
  )
}

export const PrivacyCentre = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('privacyCentre')
  const customer = useAccount((state) => state.customer)
  return (
    <Page>
      <PageTitle>{shell('titles.privacyCentre')}</PageTitle>
      <p>{t('lead')}</p>
      {isPending(customer) ? (
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

/** What is listed on every phone. */
const ALWAYS = [
  'answers',
  'chats',
  'order',
  'checkIn',
  'reports',
  'consults',
  'lastOrder',
  'signIn',
  'settings',
] as const

/** What holds for every reader, while the rest loads. It has no links: they would move under a tap. */
const Shape = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('privacyCentre')
  return (
    <>
      <Section title={t('kept.title')}>
        <div aria-hidden="true">
          <DescriptionList
            facts={ALWAYS.map((kept) => [t(`kept.${kept}`), <SkeletonBlock key={kept} width="3rem" />])}
          />
        </div>
        <p className="quiet">{t('kept.life')}</p>
        <SkeletonBlock width="55%" height="1.6875rem" />
      </Section>
      <RowSkeletons lines={0} busyText={shell('loading')} />
    </>
  )
}
