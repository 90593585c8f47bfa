import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { refreshOf } from '../../lib/remote'
import { loadHome, useHome, type HomeCard, type HomeServiceId } from '../../stores/home'
import { CardItem, CardList } from '../../ui/CardList'
import { fetchDrawings, ServiceDrawing, type ServiceName } from '../../ui/lateDrawings'
import { LeadsOn } from '../../ui/LeadsOn'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { FailedPage } from '../shared/Failed'
import { NotRefreshed } from '../shared/NotRefreshed'
import styles from './HomeCards.module.css'
import { leadOfCard } from './leads'
import { ServiceCard } from './ServiceCard'
import { ServiceCardSkeletons } from './ServiceCardSkeleton'

const DRAWINGS: Record<HomeServiceId, ServiceName> = { '1': 'check', '2': 'questionnaire', '3': 'premium' }

/** The three services of Home (HOME-01, HOME-02), and the way to all of them. */
export const HomeCards = () => {
  const { t } = useTranslation('home')
  const cards = useHome((state) => state.cards)
  useEffect(() => {
    // Beside the question for the services, not after its answer; without a network their names do.
    fetchDrawings().catch(() => undefined)
  }, [])
  const skeleton = <ServiceCardSkeletons count={3} />
  if (cards.state === 'failed') {
    return (
      <FailedPage title={t('cardsFailed')} error={cards.error} onRetry={() => void loadHome()} skeleton={skeleton} />
    )
  }
  if (cards.state !== 'ready') return skeleton
  const notRefreshed = <NotRefreshed {...refreshOf(cards)} onRetry={() => void loadHome()} />
  if (cards.data.length === 0) {
    return (
      <>
        {notRefreshed}
        <StateView kind="empty" title={t('empty.title')} text={t('empty.text')} />
      </>
    )
  }
  return (
    <>
      {notRefreshed}
      <CardList>
        {cards.data.map((card) => (
          <CardItem key={card.id}>
            <Card card={card} />
          </CardItem>
        ))}
      </CardList>
      <Link className={styles.all ?? ''} to={paths.serviceList()}>
        <LeadsOn>{t('allServices')}</LeadsOn>
      </Link>
    </>
  )
}

const Card = ({ card }: { card: HomeCard }) => {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation()
  const { id, service } = card
  const name = service === undefined ? t(`names.${id}`) : (service.name ?? shell('unknown'))
  return (
    <ServiceCard
      picture={<ServiceDrawing name={DRAWINGS[id]} />}
      name={name}
      lead={leadOfCard(card)}
      service={service}
    />
  )
}
