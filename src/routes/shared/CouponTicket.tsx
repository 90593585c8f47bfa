import { useTranslation } from 'react-i18next'
import type { CouponOffer } from '@/domain/coupons'
import { couponConditions, couponValidity } from '@/i18n/coupons/conditions'
import { couponValue } from '@/i18n/coupons/texts'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { ServerText } from '@/ui/ServerText'
import styles from './CouponTicket.module.css'

type Props = {
  coupon: CouponOffer
  /** With `label` it becomes the id of the name, with `note` and `description` those of the rest. */
  id: string
  /** Why the coupon cannot be used. */
  reason?: string | undefined
  /** In a card the name is a heading; in a sheet the ticket is a choice. */
  inCard?: boolean
}

/** A coupon as a ticket: the value at the left, beside it the name, the conditions and the validity. */
export const CouponTicket = ({ coupon, id, reason, inCard }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('coupons')
  const { type } = coupon.value
  const words = { t, shell }
  const Name = inCard ? 'h2' : 'strong'
  const facts = [couponConditions(words, coupon), couponValidity(words, coupon)]
  if (reason) facts.unshift(reason)
  return (
    <div className={styles.ticket} data-over={coupon.status === 'expired' || reason ? true : undefined}>
      <div className={styles.texts}>
        <Name id={`${id}label`}>
          <ServerText>{coupon.title ?? shell('unknown')}</ServerText>
        </Name>
        <span id={`${id}description`} className="quiet typed">
          <NoBreakDates>{facts.join('\n')}</NoBreakDates>
        </span>
      </div>
      <div id={`${id}note`} className={styles.stub}>
        {/* The name of a service is longer than an amount. */}
        <strong className={type === 'exchange' ? undefined : styles.amount}>
          <ServerText>{couponValue(words, coupon)}</ServerText>
        </strong>
        <span className="quiet">{t(`types.${type}`)}</span>
      </div>
    </div>
  )
}
