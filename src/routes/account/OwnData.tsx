import { useTranslation } from 'react-i18next'
import { ownDataText } from '@/i18n/account/ownDataText'
import { now } from '@/lib/time/clock'
import { chinaDay } from '@/lib/time/day'
import { isWeChat } from '@/lib/device'
import { saveFile } from '@/lib/saveFile'
import type { OwnData as Collected } from '@/domain/account/ownData'
import { collectOwnData, useOwnData } from '@/stores/account/ownData'
import { Button } from '@/ui/Button'
import { CopyText } from '@/ui/CopyText'
import { Callout } from '@/ui/Callout'
import { LiveRegion } from '@/ui/LiveRegion'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Page, PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { SkeletonList } from '@/ui/Skeleton'
import { PageError } from '@/routes/shared/errors'

export const OwnData = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('privacyCentre')
  const collected = useOwnData((state) => state.collected)
  const data = collected.state === 'ready' && !collected.refreshing ? collected.data : undefined
  return (
    <Page>
      <PageTitle>{shell('titles.ownData')}</PageTitle>
      <p>{t('data.text')}</p>
      <p className="typed">
        <NoBreakDates>{t('data.elsewhere')}</NoBreakDates>
      </p>
      <Callout tone="caution">{t('data.private')}</Callout>
      <LiveRegion role="status">
        {data && <p>{t('data.ready', { people: data.people.length, appointments: data.appointments.length })}</p>}
      </LiveRegion>
      {data ? (
        <TakeAlong data={data} />
      ) : collected.state === 'failed' ? (
        <PageError part error={collected.error} onRetry={() => void collectOwnData()} />
      ) : (
        <SkeletonList count={1} busyText={shell('loading')} />
      )}
    </Page>
  )
}

const TakeAlong = ({ data }: { data: Collected }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('privacyCentre')
  const { t: questions } = useTranslation('questions')
  const { t: questionnaires } = useTranslation('questionnaires')
  const { t: ethnicities } = useTranslation('ethnicities')
  const { t: bookingAppointments } = useTranslation('appointments')
  const today = chinaDay(now())
  const words = { shell, privacyCentre: t, questions, questionnaires, ethnicities, bookingAppointments }
  const text = ownDataText(words, data, today)
  const inApp = isWeChat()
  return (
    <Section>
      {inApp ? (
        <p className="quiet">{t('data.noFiles')}</p>
      ) : (
        <Button
          variant="secondary"
          onClick={() => void saveFile(`my-data-${today}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }))}
        >
          {t('data.save')}
        </Button>
      )}
      <CopyText label={t('data.copy')} text={text} copied={t('data.copied')} notCopied={t('data.notCopied')} />
    </Section>
  )
}
