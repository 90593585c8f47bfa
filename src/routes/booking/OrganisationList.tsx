import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatDistance, type Organisation } from '@/domain/booking/organisation'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import { emptyPaged } from '@/lib/pagedList'
import { useLastOrder, withFirst } from '@/stores/account/lastOrder'
import {
  loadOrganisations,
  reloadOrganisations,
  sortByPosition,
  useOrganisations,
} from '@/stores/booking/organisations'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { IconText } from '@/ui/IconText'
import { LinkBlock } from '@/ui/LinkBlock'
import { Page, PageTitle } from '@/ui/Page'
import { Media, Picture } from '@/ui/Picture'
import { MediaSkeleton } from '@/ui/MediaSkeleton'
import { SkeletonList } from '@/ui/Skeleton'
import { ClockIcon, PlaceIcon } from '@/ui/icons'
import { ServerText } from '@/ui/ServerText'
import { ListScreen } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { usePageMeta } from '@/routes/shared/usePageMeta'
import { useOnResume } from '@/routes/shared/useOnResume'
import { paths } from '@/routes/paths'
import styles from './OrganisationCard.module.css'
import { serviceIdIn } from './organisationLoaders'

type Props = { organisation: Organisation; to: string; distanceShown: boolean; last: boolean }

/** The first page; a clinic that comes later stays there, because the list must not move. */
const FIRST_PAGE = 10

const OrganisationCard = ({ organisation, to, distanceShown, last }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const { name, imageUrl, address, hours, distanceM } = organisation
  const distance = distanceShown ? formatDistance(distanceM) : undefined
  return (
    <LinkBlock to={to}>
      <Media size="small" picture={<Picture src={imageUrl} alt="" ratio="1 / 1" />}>
        <strong className="shortened clinicName">
          <ServerText>{name ?? shell('unknown')}</ServerText>
        </strong>
        {last && <span className="quiet">{t('organisationList.lastTime')}</span>}
        <IconText Icon={PlaceIcon} name={t('address')} text={address ?? shell('unknown')} address />
        <IconText Icon={ClockIcon} name={t('hours')} text={hours ?? shell('unknown')} />
        {distance !== undefined && (
          <span className={styles.distance}>
            <span className="visuallyHidden">{t('distance')}</span> {distance}
          </span>
        )}
      </Media>
    </LinkBlock>
  )
}

const OrganisationRowsSkeleton = () => {
  const { t } = useTranslation()
  return (
    <SkeletonList count={5} busyText={t('loading')}>
      <MediaSkeleton size="small" lines={3} />
    </SkeletonList>
  )
}

/** What does not depend on data; prerendered for links from messages. */
export const OrganisationListLoading = () => {
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle>{t('titles.organisationList')}</PageTitle>
      <OrganisationRowsSkeleton />
    </Page>
  )
}

export const OrganisationList = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  usePageMeta({ title: shell('titles.organisationList'), description: t('organisationList.card') })
  const [query] = useSearchParams()
  const serviceId = serviceIdIn(query)
  const list = dedupeList(
    listFromPages(useOrganisations(({ lists }) => lists.get(serviceId)) ?? emptyPaged),
    ({ id }) => id,
  )
  const last = useLastOrder().organisationId
  const positionKnown = useOrganisations(({ origins }) => origins.get(serviceId) !== undefined)
  useEffect(() => void sortByPosition(serviceId), [serviceId])
  useOnResume(() => void sortByPosition(serviceId))
  return (
    <RefreshableList list={list} onPull={() => reloadOrganisations(serviceId)}>
      <ListScreen
        title={shell('titles.organisationList')}
        list={{ ...list, rows: withFirst(list.rows, last, FIRST_PAGE) }}
        onMore={() => void loadOrganisations(serviceId)}
        onRefresh={() => void reloadOrganisations(serviceId)}
        skeleton={<OrganisationRowsSkeleton />}
        empty={<NoOrganisations />}
        before={!positionKnown && <p className="quiet">{t('organisationList.noPosition')}</p>}
        row={(row) => (
          <OrganisationCard
            organisation={row}
            to={paths.selectTime(serviceId, row.id)}
            distanceShown={positionKnown}
            last={row.id === last}
          />
        )}
        keyOf={({ id }) => id}
      />
    </RefreshableList>
  )
}

const NoOrganisations = () => {
  const { t } = useTranslation('booking')
  return (
    <ContentUnavailable
      kind="empty"
      drawing="noOrganisations"
      title={t('organisationList.empty')}
      text={t('organisationList.emptyText')}
      way={<PrimaryLink to={paths.serviceList()}>{t('organisationList.toServices')}</PrimaryLink>}
    />
  )
}
