import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { joinWithDot } from '@/lib/joinWithDot'
import { listFromRemote } from '@/lib/listView'
import { idle } from '@/lib/remote'
import { useLastOrder, withFirst } from '@/stores/account/lastOrder'
import { bringExaminee } from '@/stores/booking/bringExaminee'
import { useOrder } from '@/stores/booking/order'
import { loadExaminees, useAccount } from '@/stores/account/account'
import { Avatar } from '@/ui/Avatar'
import { PersonSkeleton } from '@/ui/AvatarSkeleton'
import { Button } from '@/ui/Button'
import { ChoiceRow } from '@/ui/ChoiceRow'
import { SkeletonList } from '@/ui/Skeleton'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { paths } from '@/routes/paths'
import { ListScreen } from '@/routes/shared/List'
import { ROOM, useExamineeFacts } from '@/routes/shared/useExamineeFacts'
import { useGoBack } from '@/routes/shared/useGoBack'

export const PatientSelect = () => {
  const { t: shell } = useTranslation()
  const examinees = useAccount((people) => people.examinees)
  const isOrderKnown = useOrder(({ owner }) => owner.state === 'ready' || owner.state === 'failed')
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const factsOf = useExamineeFacts()
  const last = useLastOrder().customerId
  const goBack = useGoBack()
  const order = useOrder(({ choice }) => choice)
  const choose = async (customerId: string) => {
    await bringExaminee(customerId)
    await goBack(order === undefined ? paths.my() : paths.confirmOrder(order.serviceId, order.organisationId))
  }
  // No row is marked as chosen until the order is loaded.
  const list = listFromRemote(isOrderKnown || examinees.state === 'failed' ? examinees : idle)
  const add = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      block
      onClick={() =>
        void navigate(
          paths.patientAdd({
            from: 'patientSelect',
            id: order?.serviceId ?? '',
            organisationId: order?.organisationId ?? '',
          }),
        )
      }
    >
      {shell('titles.patientAdd')}
    </Button>
  )
  return (
    <ListScreen
      title={shell('titles.patientSelect')}
      list={{ ...list, rows: withFirst(list.rows, last) }}
      onMore={() => void loadExaminees()}
      onRefresh={() => void loadExaminees()}
      skeleton={
        <SkeletonList count={3} busyText={shell('loading')}>
          <PersonSkeleton />
        </SkeletonList>
      }
      empty={<ContentUnavailable kind="empty" drawing="noRelatives" title={t('noExaminees')} way={add('primary')} />}
      row={({ id, name, primary }) => {
        const { line, face } = factsOf(id, primary ? t('self') : undefined)
        return (
          <ChoiceRow
            picture={<Avatar src={undefined} face={face} />}
            title={name ?? shell('unknown')}
            notes={[joinWithDot(line, id === last ? t('lastTime') : undefined) || ROOM]}
            chosen={id === order?.customerId}
            onChoose={() => void choose(id)}
          />
        )
      }}
      keyOf={({ id }) => id}
      after={add('secondary')}
    />
  )
}
