import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isPriceOpen } from '@/domain/booking/service'
import { priceText } from '@/i18n/prices'
import { refreshOf } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { loadHome, useHome, type HomeCard, type HomeServiceId } from '@/stores/home/home'
import { fetchServiceDrawings, ServiceDrawing, type ServiceName } from '@/ui/illustrations/lazy'
import { LinkRow, RowList } from '@/ui/Row'
import { RowSkeletons } from '@/ui/Skeleton'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { paths } from '@/routes/paths'
import { SectionError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { HomeRow } from './HomeRow'
import { cardLink } from './serviceLinks'

const DRAWINGS: Record<HomeServiceId, ServiceName> = { '1': 'check', '2': 'questionnaire', '3': 'premium' }

export const HomeCards = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  const cards = useHome((state) => state.cards)
  useEffect(() => {
    // Parallel to the request for the services; without a network the names are enough.
    fetchServiceDrawings().catch(reportFault)
  }, [])
  if (cards.state === 'failed') {
    return <SectionError grouped title={t('cardsFailed')} error={cards.error} onRetry={() => void loadHome()} />
  }
  if (cards.state !== 'ready') return <RowSkeletons lines={3} busyText={shell('loading')} />
  const notRefreshed = <StaleNotice {...refreshOf(cards)} onRetry={() => void loadHome()} />
  if (cards.data.length === 0) {
    return (
      <>
        {notRefreshed}
        <ContentUnavailable kind="empty" title={t('empty.title')} text={t('empty.text')} />
      </>
    )
  }
  return (
    <>
      {notRefreshed}
      <ServiceRows cards={cards.data} />
    </>
  )
}

/** Also prerendered with one row as a template, which the first script fills in. */
export const ServiceRows = ({ cards }: { cards: readonly HomeCard[] }) => {
  const { t } = useTranslation('home')
  return (
    <RowList>
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} />
        </li>
      ))}
      <li>
        <LinkRow to={paths.serviceList()} title={t('allServices')} />
      </li>
    </RowList>
  )
}

const Card = ({ card }: { card: HomeCard }) => {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation()
  const { id, service } = card
  const name = service === undefined ? t(`names.${id}`) : (service.name ?? shell('unknown'))
  const text = service === undefined ? t('later') : (service.description ?? shell('unknown'))
  return (
    <HomeRow
      picture={<ServiceDrawing name={DRAWINGS[id]} />}
      name={name}
      lead={cardLink(card)}
      text={text}
      price={service === undefined || isPriceOpen(service) ? undefined : priceText(shell, service.priceFen)}
    />
  )
}
