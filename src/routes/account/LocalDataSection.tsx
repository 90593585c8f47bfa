import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { clearKept, lookAtKept, useKept } from '@/stores/account/localData'
import { Button } from '@/ui/Button'
import { confirmDialog } from '@/ui/dialog'
import { DescriptionList } from '@/ui/DescriptionList'
import { Section } from '@/ui/Section'

/** What lies on this phone, and the way to clear it. */
export const LocalDataSection = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('privacyCentre')
  const { answers, talks, order, checkIn, reports, consults, platform, cleared } = useKept()
  useEffect(() => lookAtKept(userId), [userId])
  const nothing = answers + talks + reports + consults === 0 && !order && !checkIn && !platform
  const countOf = (count: number): string => (count === 0 ? t('kept.none') : t('kept.count', { count }))
  const someOf = (there: boolean): string => t(there ? 'kept.some' : 'kept.none')
  const ask = async () => {
    const confirmed = await confirmDialog({
      title: t('clearAsk.title'),
      message: t('clearAsk.message'),
      confirmText: t('clearAsk.confirm'),
      cancelText: t('clearAsk.cancel'),
      tone: 'destroy',
    })
    if (confirmed) clearKept(userId)
  }
  return (
    <Section title={t('kept.title')}>
      <DescriptionList
        facts={[
          [t('kept.answers'), countOf(answers)],
          [t('kept.talks'), countOf(talks)],
          [t('kept.order'), someOf(order)],
          [t('kept.checkIn'), someOf(checkIn)],
          [t('kept.reports'), countOf(reports)],
          [t('kept.consults'), countOf(consults)],
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
