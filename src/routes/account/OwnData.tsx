import { useTranslation } from 'react-i18next'
import { ownDataText, ownRecords } from '@/i18n/account/ownDataText'
import { now } from '@/lib/time/clock'
import { chinaDay } from '@/lib/time/day'
import { isWeChat } from '@/lib/device'
import { saveFile } from '@/lib/saveFile'
import type { OwnData as Collected } from '@/domain/account/ownData'
import { loadOwnData, useOwnData } from '@/stores/account/ownData'
import { Button } from '@/ui/Button'
import { CopyText } from '@/ui/CopyText'
import { Callout } from '@/ui/Callout'
import { DescriptionList } from '@/ui/DescriptionList'
import { LiveRegion } from '@/ui/LiveRegion'
import { Page, PageTitle } from '@/ui/Page'
import { Section, SectionTitle } from '@/ui/Section'
import { SkeletonList } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { PageError } from '@/routes/shared/errors'
import styles from './OwnData.module.css'

export const OwnData = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('privacyCentre')
  const [notHere, ...places] = t('data.elsewhere').split('\n')
  const collected = useOwnData((state) => state.collected)
  const data = collected.state === 'ready' && !collected.refreshing ? collected.data : undefined
  return (
    <Page>
      <PageTitle>{shell('titles.ownData')}</PageTitle>
      <p>{t('data.text')}</p>
      <Section title={notHere}>
        {places.map((place) => (
          <p key={place} className="quiet">
            {place}
          </p>
        ))}
      </Section>
      <Callout tone="caution">{t('data.private')}</Callout>
      <LiveRegion role="status">
        {data && <p>{t('data.ready', { people: data.people.length, appointments: data.appointments.length })}</p>}
        {data && data.unreadable > 0 && <p>{t('data.unreadable', { count: data.unreadable })}</p>}
      </LiveRegion>
      {data ? (
        <TakeAlong data={data} />
      ) : collected.state === 'failed' ? (
        <PageError part error={collected.error} onRetry={() => void loadOwnData()} />
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
  const { t: appointments } = useTranslation('appointments')
  const today = chinaDay(now())
  const words = { shell, privacyCentre: t, questions, questionnaires, ethnicities, appointments }
  const text = ownDataText(words, data, today)
  const inApp = isWeChat()
  const save = () => {
    const name = `${t('data.file')}-${today}.txt`
    void saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))
    showToast(t('data.saved', { name }))
  }
  return (
    <Section>
      {inApp ? (
        <p className="quiet">{t('data.noFiles')}</p>
      ) : (
        <Button variant="secondary" onClick={save}>
          {t('data.save')}
        </Button>
      )}
      <CopyText
        label={t('data.copy')}
        text={text}
        copied={t('data.copied')}
        notCopied={t('data.notCopied')}
        shown={<Records of={ownRecords(words, data)} />}
      />
    </Section>
  )
}

const Records = ({ of: { people, appointments } }: { of: ReturnType<typeof ownRecords> }) =>
  [...people, ...appointments].map(({ title, facts }, index) => (
    <section key={index} className={styles.record}>
      <SectionTitle>{title}</SectionTitle>
      <DescriptionList facts={facts} />
    </section>
  ))
