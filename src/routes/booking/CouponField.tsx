import { useTranslation } from 'react-i18next'
import type { OrderChoice } from '../../domain/booking/order'
import { couponProblem, type Coupon } from '../../domain/coupons'
import { couponFacts, couponValue } from '../../i18n/coupons'
import { isBroken, readableRows, type Broken } from '../../lib/broken'
import { dataOf, idle, type Remote } from '../../lib/remote'
import { chooseCoupon, loadCouponsAndPrice, useOrder } from '../../stores/bookingOrder'
import { couponsKey, useCoupons } from '../../stores/coupons'
import { Announced } from '../../ui/Announced'
import { Button } from '../../ui/Button'
import { ChoiceField } from '../../ui/ChoiceField'
import type { Choice } from '../../ui/ChoiceSheet'
import { Note } from '../../ui/Note'

const NONE = 'none'

type Props = { choice: OrderChoice; fullPriceFen: number; choosing: boolean }

/** Which coupon, if any; those that do not apply stand below with the reason (ORDER-06). */
export const CouponField = ({ choice, fullPriceFen, choosing }: Props) => {
  const { t } = useTranslation(['coupons', 'shell'])
  const asked = useCoupons(({ forOrders }) => forOrders.get(couponsKey(choice))) ?? idle
  const givenUp = useOrder((state) => state.couponGivenUp)
  const remote = choosing ? idle : asked
  const rows = dataOf(remote) ?? []
  const problemOf = (coupon: Coupon) => couponProblem(coupon, { serviceId: choice.serviceId, fullPriceFen })
  const usable = readableRows(rows).filter((coupon) => problemOf(coupon) === undefined)
  const others = rows.filter((row) => isBroken(row) || problemOf(row) !== undefined)

  const optionOf = (row: Coupon | Broken, index: number): Choice<string> => {
    if (isBroken(row)) return { value: `broken ${index}`, label: t('shell:brokenRow'), disabled: true }
    const problem = problemOf(row)
    const facts = couponFacts(t, row)
    return {
      value: row.copyId,
      label: row.title ?? t('shell:unknown'),
      note: couponValue(t, row),
      description:
        problem === undefined ? facts : `${t('notUsable', { problem: t(`problems.${problem}`) })}\n${facts}`,
      disabled: problem !== undefined,
    }
  }
  const choose = (value: string) => {
    const coupon = usable.find(({ copyId }) => copyId === value)
    chooseCoupon(coupon && { couponId: coupon.couponId, copyId: coupon.copyId })
  }
  const hints = { choosing, remote, usable: usable.length }
  return (
    <>
      <ChoiceField
        label={t('label')}
        // Until the list is there nobody can name what was chosen before.
        placeholder={t('chosen')}
        closeText={t('shell:actions.close')}
        options={[{ value: NONE, label: t('none') }, ...[...usable, ...others].map(optionOf)]}
        value={choice.coupon?.copyId ?? NONE}
        onChoose={choose}
        hint={t(hintOf(hints), { usable: usable.length })}
      />
      <Announced role="status">{givenUp && <Note tone="caution">{t('givenUp')}</Note>}</Announced>
      {remote.state === 'failed' && (
        <Button variant="quiet" onClick={() => void loadCouponsAndPrice()}>
          {t('askAgain')}
        </Button>
      )}
    </>
  )
}

const hintOf = ({ choosing, remote, usable }: { choosing: boolean; remote: Remote<unknown>; usable: number }) => {
  if (choosing) return 'chooseFirst'
  if (remote.state === 'failed') return 'failed'
  if (remote.state !== 'ready') return 'asking'
  return usable === 0 ? 'noneUsable' : 'usable'
}
