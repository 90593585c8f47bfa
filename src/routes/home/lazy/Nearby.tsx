import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDistance, type Organisation } from '@/domain/booking/organisation'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf } from '@/lib/remote'
import { usePosition } from '@/stores/booking/position'
import { useHome } from '@/stores/home/home'
import { openNearby, useNearby, type Nearby as Found } from '@/stores/home/nearby'
import { LinkRow, RowList } from '@/ui/Row'
import { paths } from '@/routes/paths'
import { SectionError } from '@/routes/shared/errors'
import { HomePart, NearbySkeleton } from '../HomePart'

export const Nearby = () => {
  const { t } = useTranslation('home')
  const nearby = useNearby((state) => state.nearby)
  const open = () => void openNearby(usePosition.getState().position)
  const isGone = useHome(({ cards }) => dataOf(cards)?.every(({ id }) => id !== DEFAULT_SERVICE_ID))
  useEffect(open, [])
  // A650: what is not on offer cannot be booked at any clinic.
  if (isGone) return null
  switch (nearby.state) {
    case 'idle':
    case 'loading':
      return <NearbySkeleton />
    case 'failed':
      return <SectionError grouped title={t('nearby.failed')} error={nearby.error} onRetry={open} />
    case 'ready':
      return nearby.data.organisations.length === 0 ? null : <Rows found={nearby.data} />
  }
}

const Rows = ({ found: { organisations, positionKnown } }: { found: Found }) => {
  const { t } = useTranslation('home')
  return (
    <HomePart
      title={t(positionKnown ? 'nearby.near' : 'nearby.title')}
      all={{ to: paths.organisationList(DEFAULT_SERVICE_ID), words: t('nearby.all') }}
    >
      <RowList>
        {organisations.map((organisation) => (
          <li key={organisation.id}>
            <Row organisation={organisation} distanceShown={positionKnown} />
          </li>
        ))}
      </RowList>
    </HomePart>
  )
}

const Row = ({
  organisation: { id, name, address, distanceM },
  distanceShown,
}: {
  organisation: Organisation
  distanceShown: boolean
}) => {
  const { t } = useTranslation()
  const distance = distanceShown ? formatDistance(distanceM) : undefined
  const where = joinWithDot(distance, address)
  return (
    <LinkRow
      to={paths.selectTime(DEFAULT_SERVICE_ID, id)}
      title={name ?? t('unknown')}
      notes={where === '' ? [] : [where]}
    />
  )
}
