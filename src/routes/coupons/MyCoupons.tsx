import { useTranslation } from 'react-i18next'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { placeOfUse, type Coupon } from '@/domain/coupons'
import { isFinalRefusal } from '@/i18n/errors'
import { dedupeList } from '@/lib/dedupe'
import { isListFailed, listFromPages } from '@/lib/listView'
import {
  loadMyCoupons,
  openMyCoupons,
  reloadMyCoupons,
  useMyCoupons,
  isRepeatedCode,
  redeem,
  redeemSubmission,
  typeCouponCode,
} from '@/stores/coupons/mine'
import { failureOf, useSubmissions } from '@/stores/submit'
import { ActionBar } from '@/ui/bars'
import { Button } from '@/ui/Button'
import { CardFoot } from '@/ui/Card'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { LiveRegion } from '@/ui/LiveRegion'
import { Page, PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { TextField } from '@/ui/TextField'
import { showToast } from '@/ui/toast'
import { ListRows } from '@/routes/shared/List'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { PageError, FailureNote } from '@/routes/shared/errors'
import { paths } from '@/routes/paths'
import { CouponTicket } from '@/routes/shared/CouponTicket'
import { CouponSkeletons } from './CouponSkeletons'

const RedeemBox = () => {
  const { t } = useTranslation('myCoupons')
  const code = useMyCoupons((state) => state.code)
  const submission = useSubmissions(redeemSubmission)
  const error = failureOf(submission)
  const unconfirmed = submission.state === 'unconfirmed'
  const maybe = useMyCoupons(isRepeatedCode) && isFinalRefusal(error)
  const busy = submission.state === 'sending'
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
          onChange={typeCouponCode}
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
          <FailureNote
            title={t(unconfirmed ? 'redeem.unconfirmed' : maybe ? 'redeem.maybe' : 'redeem.failed')}
            error={error}
            next={t(unconfirmed ? 'redeem.unanswered' : maybe ? 'redeem.maybeNext' : refusedNext(error))}
          />
        )}
      </LiveRegion>
    </Section>
  )
}

const refusedNext = (error: unknown) => (isFinalRefusal(error) ? 'redeem.check' : 'redeem.kept')

const CouponCard = ({ coupon }: { coupon: Coupon }) => {
  const { t } = useTranslation('myCoupons')
  const navigate = useNavigate()
  const id = useId()
  const usable = coupon.status === 'usable'
  return (
    <>
      <CouponTicket coupon={coupon} id={id} inCard />
      <CardFoot>
        <ActionBar about={t(`statuses.${coupon.status}`)}>
          <Button
            variant="secondary"
            disabled={!usable}
            aria-describedby={`${id}label ${id}note ${id}description`}
            onClick={() => void navigate(wayToUse(coupon))}
          >
            {t('use')}
          </Button>
        </ActionBar>
      </CardFoot>
    </>
  )
}

const wayToUse = (coupon: Coupon): string => {
  const place = placeOfUse(coupon)
  switch (place.kind) {
    case 'service':
      return paths.serviceDetail(place.id)
    case 'services':
      return paths.serviceList()
    case 'consult':
      return paths.consultIndex()
  }
}

const keyOf = ({ copyId }: Coupon): string => copyId

export const MyCoupons = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('myCoupons')
  const list = dedupeList(listFromPages(useMyCoupons((state) => state.list)), keyOf)
  return (
    <RefreshableList list={list} onPull={reloadMyCoupons}>
      <Page>
        <PageTitle>{shell('titles.myCoupon')}</PageTitle>
        <RedeemBox />
        {isListFailed(list) ? (
          <PageError part error={list.error} onRetry={() => void loadMyCoupons()} />
        ) : (
          <>
            {list.began && <StaleNotice {...list.refresh} onRetry={() => void openMyCoupons()} />}
            <ListRows
              list={list}
              onMore={() => void loadMyCoupons()}
              skeleton={<CouponSkeletons foot count={3} />}
              empty={
                <ContentUnavailable kind="empty" drawing="noCoupons" title={t('none.title')} text={t('none.text')} />
              }
              row={(coupon) => <CouponCard coupon={coupon} />}
              keyOf={keyOf}
            />
          </>
        )}
      </Page>
    </RefreshableList>
  )
}
