import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Doctor } from '@/domain/consultations/consultation'
import { doctorRole } from '@/i18n/consultations/texts'
import { priceInText } from '@/i18n/priceInText'
import { idle, refreshOf } from '@/lib/remote'
import { loadDoctor, useConsultations } from '@/stores/consultations/consultations'
import { Avatar } from '@/ui/Avatar'
import { AvatarSkeleton } from '@/ui/AvatarSkeleton'
import { ActionBar, BottomBar } from '@/ui/bars'
import { buttonProps } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { Callout } from '@/ui/Callout'
import { Page, PageTitle } from '@/ui/Page'
import { Media } from '@/ui/Picture'
import { Section } from '@/ui/Section'
import { SkeletonCard, SkeletonLines, SkeletonList } from '@/ui/Skeleton'
import { ServerText } from '@/ui/ServerText'
import { paths } from '@/routes/paths'
import { doctorFace } from '@/routes/shared/faces'
import { DoctorNotFound } from '@/routes/shared/DoctorNotFound'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { ConsultationRules } from '@/routes/shared/ConsultationRules'
import { doctorIdIn } from './loaders'

export const DoctorPage = () => {
  const { t: shell } = useTranslation()
  const [query] = useSearchParams()
  const id = doctorIdIn(query)
  const remote = useConsultations(({ doctors }) => doctors.get(id)) ?? idle
  const retry = () => void loadDoctor(id)
  if (id === '') return <DoctorNotFound />
  if (remote.state === 'failed') return <PageError error={remote.error} onRetry={retry} gone={<DoctorNotFound />} />
  if (remote.state !== 'ready')
    return (
      <Page>
        <PageTitle>{shell('titles.doctor')}</PageTitle>
        <SkeletonList count={1} busyText={shell('loading')}>
          <SkeletonCard>
            <Media size="small" picture={<AvatarSkeleton />}>
              <SkeletonLines />
            </Media>
          </SkeletonCard>
        </SkeletonList>
        <SkeletonCard />
        <SkeletonCard />
      </Page>
    )
  return (
    <Page bar={<AskBar doctor={remote.data} />}>
      <PageTitle>{shell('titles.doctor')}</PageTitle>
      <StaleNotice {...refreshOf(remote)} onRetry={retry} />
      <DoctorFacts doctor={remote.data} />
      <RulesSection />
    </Page>
  )
}

const DoctorFacts = ({ doctor }: { doctor: Doctor }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const { name, pictureUrl, major, experience, pricesFen } = doctor
  const prices = (pricesFen ?? [])
    .map((fen) => priceInText(shell, fen, (price) => t('doctor.priceOnce', { price })))
    .join(' / ')
  return (
    <Card>
      <Media size="small" picture={<Avatar src={pictureUrl} face={doctorFace(doctor)} />}>
        <h2 className="shortened">
          <ServerText>{name ?? shell('unknown')}</ServerText>
        </h2>
        <p className="quiet">
          <ServerText>{doctorRole(t, doctor) || shell('unknown')}</ServerText>
        </p>
      </Media>
      <DoctorText name={t('doctor.major')} text={major} />
      <DoctorText name={t('doctor.experience')} text={experience} />
      <DescriptionList
        facts={[[t('doctor.offers'), prices || t(pricesFen === undefined ? 'index.unread' : 'index.unavailable')]]}
      />
    </Card>
  )
}

const DoctorText = ({ name, text }: { name: string; text: string | undefined }) =>
  text === undefined ? null : (
    <div>
      <h3 className="quiet">{name}</h3>
      <p className="typed">
        <ServerText>{text}</ServerText>
      </p>
    </div>
  )

const RulesSection = () => {
  const { t } = useTranslation('consultations')
  return (
    <Section title={t('rules.title')}>
      <ConsultationRules />
    </Section>
  )
}

const AskBar = ({ doctor: { id, pricesFen } }: { doctor: Doctor }) => {
  const { t } = useTranslation('consultations')
  if (pricesFen !== undefined && pricesFen.length > 0)
    return (
      <BottomBar>
        <Link {...buttonProps('primary', true)} to={paths.doctorQuestion(id)}>
          {t('doctor.ask')}
        </Link>
      </BottomBar>
    )
  return (
    <BottomBar>
      <ActionBar
        about={<Callout tone="plain">{t(pricesFen === undefined ? 'doctor.unread' : 'doctor.unavailable')}</Callout>}
      >
        <Link {...buttonProps('secondary', true)} to={paths.consultIndex()}>
          {t('doctor.others')}
        </Link>
      </ActionBar>
    </BottomBar>
  )
}
