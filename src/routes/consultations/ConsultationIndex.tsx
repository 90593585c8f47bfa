import { useTranslation } from 'react-i18next'
import type { Doctor } from '@/domain/consultations/consultation'
import type { SectionFilter } from '@/domain/consultations/dictionaries'
import { totalOf } from '@/domain/consultations/unread'
import { doctorRole } from '@/i18n/consultations/texts'
import { unreadText } from '@/i18n/consultations/unreadText'
import { priceInText } from '@/i18n/priceInText'
import { priceText } from '@/i18n/prices'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import { emptyPaged } from '@/lib/pagedList'
import { dataOf } from '@/lib/remote'
import { chooseSection, loadDoctors, reloadDoctors, useConsultations } from '@/stores/consultations/consultations'
import { knownUnread, useUnread } from '@/stores/consultations/readState'
import { Avatar } from '@/ui/Avatar'
import { AvatarSkeleton } from '@/ui/AvatarSkeleton'
import { Card } from '@/ui/Card'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { LinkBlock } from '@/ui/LinkBlock'
import { LinkRow } from '@/ui/Row'
import { Media } from '@/ui/Picture'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonCard, SkeletonLines, SkeletonList } from '@/ui/Skeleton'
import { StepCard } from '@/ui/StepCard'
import { Tabs } from '@/ui/Tabs'
import { ServerText } from '@/ui/ServerText'
import { ListPart, RefreshableList } from '@/routes/shared/RefreshableList'
import { paths } from '@/routes/paths'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { doctorFace } from '@/routes/shared/faces'
import styles from './consultations.module.css'

/** Letters of an experience that takes few lines. Only a clamped text can end with a lone character. */
const SHORT = 30

const DoctorCard = ({ doctor }: { doctor: Doctor }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const { id, name, pictureUrl, major, experience, pricesFen, isQuick } = doctor
  const [lowest] = [...(pricesFen ?? [])].sort((a, b) => a - b)
  return (
    <LinkBlock to={paths.doctor(id)}>
      <Media size="small" picture={<Avatar src={pictureUrl} face={doctorFace(doctor)} />}>
        <strong className={`shortened ${styles.name}`}>
          <ServerText>{name ?? shell('unknown')}</ServerText>
        </strong>
        <span className="quiet names">
          <ServerText>{doctorRole(t, doctor) || shell('unknown')}</ServerText>
        </span>
        {major !== undefined && (
          <span>
            <ServerText>{t('index.answers', { major })}</ServerText>
          </span>
        )}
        {experience !== undefined && (
          <span className={experience.length > SHORT ? 'quiet shortened' : 'quiet'}>
            <ServerText>{experience}</ServerText>
          </span>
        )}
        <span className="ends tabular">
          {lowest !== undefined ? (
            <strong>{priceText(shell, lowest)}</strong>
          ) : (
            !(pricesFen && isQuick) && (
              <span className="quiet">{t(pricesFen ? 'index.unavailable' : 'index.unread')}</span>
            )
          )}
          {isQuick && <span className="quiet">{t('index.takesQuick')}</span>}
        </span>
      </Media>
    </LinkBlock>
  )
}

const DoctorSkeletons = () => {
  const { t } = useTranslation()
  return (
    <SkeletonList count={4} busyText={t('loading')}>
      <SkeletonCard>
        <Media size="small" picture={<AvatarSkeleton />}>
          <SkeletonLines lines={3} />
        </Media>
      </SkeletonCard>
    </SkeletonList>
  )
}

/** Invisible until the price is known, so that the button stays where it is. */
const USUAL_PRICE_FEN = 1000

/** A243: a quick consultation, which needs no price here; the next screens show it. */
const QuickConsultation = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const quickPrice = useConsultations((state) => state.quickPrice)
  const price = dataOf(quickPrice)
  const textOf = (priceFen: number) => priceInText(shell, priceFen, (price) => t('quick.price', { price }))
  return (
    <StepCard
      tone="health"
      label={t('types.quick')}
      title={t('quick.title')}
      price={
        quickPrice.state === 'failed' ? undefined : (
          <span className={price === undefined ? styles.room : undefined}>{textOf(price ?? USUAL_PRICE_FEN)}</span>
        )
      }
      action={<PrimaryLink to={paths.quickQuestion()}>{t('quick.action')}</PrimaryLink>}
    >
      <p>{t('quick.text')}</p>
    </StepCard>
  )
}

const Start = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const total = totalOf(useUnread(knownUnread))
  return (
    <>
      <PageTitle>{shell('titles.consultIndex')}</PageTitle>
      <QuickConsultation />
      <Card edgeToEdge>
        <LinkRow
          to={paths.consults()}
          title={t('index.mine')}
          notes={[total === 0 ? t('index.mineNote') : unreadText(shell, total)]}
        />
      </Card>
      <p className="quiet">{t('replyTime')}</p>
    </>
  )
}

/** What does not depend on data; prerendered for links from messages. */
export const ConsultationIndexLoading = () => (
  <Page>
    <Start />
    <DoctorSkeletons />
  </Page>
)

export const ConsultationIndex = () => {
  const { t } = useTranslation('consultations')
  const section = useConsultations((consults) => consults.section)
  const list = dedupeList(
    listFromPages(useConsultations(({ doctorLists }) => doctorLists.get(section)) ?? emptyPaged),
    ({ id }) => id,
  )
  const tabs: { value: SectionFilter; label: string }[] = [
    { value: '', label: t('index.all') },
    { value: '1', label: t('sections.breastSurgery') },
    { value: '2', label: t('sections.breastPsychology') },
  ]
  return (
    <RefreshableList list={list} onPull={reloadDoctors}>
      <Page>
        <Start />
        <Tabs label={t('index.section')} tabs={tabs} value={section} onChange={chooseSection}>
          <ListPart
            list={list}
            onMore={() => void loadDoctors()}
            onRefresh={() => void reloadDoctors()}
            skeleton={<DoctorSkeletons />}
            empty={
              section === '' ? (
                <ContentUnavailable
                  kind="empty"
                  drawing="noDoctors"
                  title={t('index.none')}
                  text={t('index.noneText')}
                />
              ) : (
                <ContentUnavailable
                  kind="empty"
                  drawing="noDoctors"
                  title={t('index.empty')}
                  text={t('index.emptyText')}
                  action={{ label: t('index.showAll'), onAct: () => chooseSection('') }}
                />
              )
            }
            row={(doctor) => <DoctorCard doctor={doctor} />}
            keyOf={({ id }) => id}
          />
        </Tabs>
      </Page>
    </RefreshableList>
  )
}
