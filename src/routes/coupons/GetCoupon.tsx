import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { CouponOffer } from '@/domain/coupons'
import { isFinalRefusal } from '@/i18n/errors'
import { idle, isPending, refreshOf } from '@/lib/remote'
import { isRepeatedReceipt, loadOffer, receiveOffer, receivingOf, useMyCoupons } from '@/stores/coupons/mine'
import { failureOf, useSubmissions } from '@/stores/submit'
import { LiveRegion } from '@/ui/LiveRegion'
import { BottomBar } from '@/ui/bars'
import { buttonProps } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/Row'
import { Callout } from '@/ui/Callout'
import { Page, PageTitle } from '@/ui/Page'
import { paths } from '@/routes/paths'
import { CouponTicket } from '@/routes/shared/CouponTicket'
import { PageError, FailureNote } from '@/routes/shared/errors'
import { NotFoundPage, ScreenPage } from '@/routes/shared/pages'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { SendButton } from '@/routes/shared/SendButton'
import { usePageMeta } from '@/routes/shared/usePageMeta'
import { useDelayedNavigation } from '@/routes/shared/useDelayedNavigation'
import { CouponSkeletons } from './CouponSkeletons'

export const GetCoupon = () => {
  const { couponId = '' } = useParams()
  const offer = useMyCoupons(({ offers }) => offers.get(couponId)) ?? idle
  if (isPending(offer))
    return (
      <ScreenPage>
        <CouponSkeletons count={1} />
      </ScreenPage>
    )
  if (offer.state === 'failed')
    return <PageError error={offer.error} onRetry={() => void loadOffer(couponId)} gone={<Gone />} />
  return (
    <Offer couponId={couponId} coupon={offer.data}>
      <StaleNotice {...refreshOf(offer)} onRetry={() => void loadOffer(couponId)} />
    </Offer>
  )
}

const Gone = () => {
  const { t } = useTranslation('myCoupons')
  return (
    <NotFoundPage title={t('gone.title')} text={t('gone.text')} to={paths.coupons()} action={t('receive.toMine')} />
  )
}

const NOTICE_MS = 2000

type OfferProps = { couponId: string; coupon: CouponOffer; children: React.ReactNode }

const Offer = ({ couponId, coupon, children }: OfferProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('myCoupons')
  const navigate = useNavigate()
  const titleId = useId()
  usePageMeta({ title: coupon.title ?? shell('titles.getCoupon'), description: t('receive.card') })
  const submission = useSubmissions(receivingOf(couponId))
  const error = failureOf(submission)
  const unconfirmed = submission.state === 'unconfirmed'
  const maybe = useMyCoupons(isRepeatedReceipt(couponId)) && isFinalRefusal(error)
  const { done, goOn } = useDelayedNavigation(NOTICE_MS)
  const busy = submission.state === 'sending' || done
  const submit = async () => {
    const sent = await receiveOffer(couponId)
    if (sent.kind === 'sent') goOn(t('receive.done'), () => void navigate(paths.coupons(), { replace: true }))
  }
  return (
    <Page
      bar={
        <BottomBar>
          {coupon.status === 'expired' ? (
            <Link {...buttonProps('primary', true)} to={paths.coupons()}>
              {t('receive.toMine')}
            </Link>
          ) : (
            <SendButton block kept={t('receive.offline')} busy={busy} onClick={() => void submit()}>
              {done ? t('receive.done') : t(busy ? 'receive.sending' : 'receive.action')}
            </SendButton>
          )}
        </BottomBar>
      }
    >
      <PageTitle>{shell('titles.getCoupon')}</PageTitle>
      {children}
      <Card edgeToEdge>
        <CouponTicket coupon={coupon} id={titleId} inCard />
      </Card>
      {coupon.status !== 'usable' && (
        <Callout tone="caution" title={t(`statuses.${coupon.status}`)}>
          <p>{t(`receive.${coupon.status}`)}</p>
        </Callout>
      )}
      <LiveRegion role="alert">
        {error !== undefined && (
          <FailureNote
            title={t(unconfirmed ? 'receive.unconfirmed' : maybe ? 'receive.maybe' : 'receive.failed')}
            error={error}
            next={t(unconfirmed ? 'receive.unanswered' : maybe ? 'receive.maybeNext' : 'receive.next')}
          />
        )}
      </LiveRegion>
      {error !== undefined && (
        <Card edgeToEdge>
          <LinkRow to={paths.coupons()} title={t('receive.toMine')} />
        </Card>
      )}
    </Page>
  )
}
