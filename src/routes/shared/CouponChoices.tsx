import { useTranslation } from 'react-i18next'
import { couponProblem, type Coupon } from '@/domain/coupons'
import { couponValue } from '@/i18n/coupons/texts'
import { inTime } from '@/lib/inTime'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { dataOf, type RemoteData } from '@/lib/remote'
import { LiveRegion } from '@/ui/LiveRegion'
import { ChoiceField } from '@/ui/ChoiceField'
import type { Choice } from '@/ui/ChoiceSheet'
import { Callout } from '@/ui/Callout'
import { useLazyPart } from './useLazyPart'
import { FailureNote } from './errors'

const NONE = 'none'

type Props = {
  remote: RemoteData<(Coupon | UnreadableRow)[]>
  fullPriceFen: number | undefined
  copyId: string | undefined
  givenUp: boolean
  onChoose: (coupon: { couponId: string; copyId: string } | undefined) => void
  onRetry: () => void
  choosing?: boolean
}

/** The coupon picker; coupons that do not apply come last with the reason (ORDER-06, CONSULT-26). */
export const CouponChoices = ({
  remote,
  fullPriceFen,
  copyId,
  givenUp,
  onChoose,
  onRetry,
  choosing = false,
}: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('coupons')
  const Ticket = useLazyPart(loadTicket)
  const usable: Coupon[] = []
  const options: Choice<string>[] = []
  const others: Choice<string>[] = []
  ;(dataOf(remote) ?? []).forEach((row, index) => {
    if (isUnreadable(row)) {
      others.push({ value: `unreadable ${index}`, label: shell('unreadableRow'), disabled: true })
      return
    }
    const problem = couponProblem(row, fullPriceFen)
    const reason = problem && t('notUsable', { problem: t(`problems.${problem}`) })
    const option: Choice<string> = {
      value: row.copyId,
      label: row.title ?? shell('unknown'),
      note: couponValue({ t, shell }, row),
      ...(Ticket ? { drawn: (id) => <Ticket coupon={row} id={id} reason={reason} /> } : { description: reason }),
    }
    if (problem === undefined) {
      usable.push(row)
      options.push(option)
    } else others.push({ ...option, disabled: true })
  })
  const hint = hintOf(remote, choosing, usable.length)
  const choose = (value: string) => {
    const coupon = usable.find((one) => one.copyId === value)
    onChoose(coupon && { couponId: coupon.couponId, copyId: coupon.copyId })
  }
  return (
    <>
      <ChoiceField
        label={t('label')}
        // The chosen coupon has no name until the list is loaded.
        placeholder={t('chosen')}
        closeText={shell('actions.close')}
        options={[{ value: NONE, label: t('none') }, ...options, ...others]}
        value={copyId ?? NONE}
        onChoose={choose}
        hint={hint && t(hint, { usable: usable.length })}
      />
      <LiveRegion role="status">
        {givenUp && <Callout tone="caution">{t('givenUp')}</Callout>}
        {remote.state === 'failed' && (
          <FailureNote title={t('failed')} error={remote.error} next={t('kept')} onRetry={onRetry} />
        )}
      </LiveRegion>
    </>
  )
}

const loadTicket = async () => (await inTime(import('./lazy/choiceParts'))).loadCouponTicket()

const hintOf = (remote: RemoteData<object[]>, choosing: boolean, usable: number) => {
  if (choosing) return 'chooseFirst'
  if (remote.state === 'failed') return undefined
  if (remote.state !== 'ready') return 'asking'
  if (usable > 0) return 'usable'
  // An unreadable coupon may be usable.
  return remote.data.some(isUnreadable) ? 'failed' : 'noneUsable'
}
