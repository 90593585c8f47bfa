import { useTranslation } from 'react-i18next'
import { redeem, redeemSending, typeCode, useMyCoupons } from '@/stores/coupons/mine'
import { failureOf, useSendings } from '@/stores/submit'
import { LiveRegion } from '@/ui/LiveRegion'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { TextField } from '@/ui/TextField'
import { showToast } from '@/ui/toast'
import { WriteError } from '@/routes/shared/errors'

/** Where a code becomes a coupon (COUPON-02); an empty one does nothing (COUPON-03). */
export const RedeemBox = () => {
  const { t } = useTranslation('myCoupons')
  const code = useMyCoupons((state) => state.code)
  const sending = useSendings(redeemSending)
  const error = failureOf(sending)
  const busy = sending.state === 'sending'
  const submit = async () => {
    if ((await redeem()).kind === 'sent') showToast(t('redeem.done'))
  }
  return (
    <Section>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={t('redeem.label')}
          value={code}
          onChange={typeCode}
          autoComplete="off"
          enterKeyHint="send"
          readOnly={busy}
          trailing={
            <Button type="submit" busy={busy}>
              {t(busy ? 'redeem.sending' : 'redeem.action')}
            </Button>
          }
        />
      </form>
      <LiveRegion role="alert">
        {error !== undefined && (
          <WriteError
            title={t('redeem.failed')}
            error={error}
            next={t(sending.state === 'undecided' ? 'redeem.unanswered' : 'redeem.check')}
          />
        )}
      </LiveRegion>
    </Section>
  )
}
