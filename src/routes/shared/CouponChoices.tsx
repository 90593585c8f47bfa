import { useTranslation } from 'react-i18next'
import type { Coupon, CouponProblem } from '../../domain/coupons'
import { couponFacts, couponValue } from '../../i18n/coupons'
import { isBroken, readableRows, type Broken } from '../../lib/broken'
import { dataOf, type Remote } from '../../lib/remote'
import { Button } from '../../ui/Button'
import { ChoiceField } from '../../ui/ChoiceField'
import type { Choice } from '../../ui/ChoiceSheet'

const NONE = 'none'

type Props = {
  remote: Remote<(Coupon | Broken)[]>
  /** The copy that is chosen. */
  copyId: string | undefined
  /** Why a coupon does not apply; undefined where it does. */
  problemOf: (coupon: Coupon) => CouponProblem | undefined
  onChoose: (coupon: { couponId: string; copyId: string } | undefined) => void
  onRetry: () => void
  /** Something else has to be chosen before. */
  choosing?: boolean
}

/** Which coupon, if any; those that do not apply stand below with the reason (ORDER-06, CONSULT-26). */
export const CouponChoices = ({ remote, copyId, problemOf, onChoose, onRetry, choosing = false }: Props) => {
  const { t } = useTranslation(['coupons', 'shell'])
  const rows = dataOf(remote) ?? []
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
    const coupon = usable.find((one) => one.copyId === value)
    onChoose(coupon && { couponId: coupon.couponId, copyId: coupon.copyId })
  }
  return (
    <>
      <ChoiceField
        label={t('label')}
        // Until the list is there nobody can name what was chosen before.
        placeholder={t('chosen')}
        closeText={t('shell:actions.close')}
        options={[{ value: NONE, label: t('none') }, ...[...usable, ...others].map(optionOf)]}
        value={copyId ?? NONE}
        onChoose={choose}
        hint={t(hintOf(remote, choosing, usable.length), { usable: usable.length })}
      />
      {remote.state === 'failed' && (
        <Button variant="quiet" onClick={onRetry}>
          {t('askAgain')}
        </Button>
      )}
    </>
  )
}

const hintOf = (remote: Remote<unknown>, choosing: boolean, usable: number) => {
  if (choosing) return 'chooseFirst'
  if (remote.state === 'failed') return 'failed'
  if (remote.state !== 'ready') return 'asking'
  return usable === 0 ? 'noneUsable' : 'usable'
}
