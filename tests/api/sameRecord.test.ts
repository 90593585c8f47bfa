import { expect, test } from 'vitest'
import { fetchRelative } from '@/api/account/account'
import { fetchLimits, fetchOrganisation } from '@/api/booking/booking'
import { fetchAppointment } from '@/api/appointments'
import { fetchDoctor } from '@/api/consultations/consultations'
import { fetchCouponOffer } from '@/api/coupons'
import { fetchService } from '@/api/home'
import { fetchArticle } from '@/api/news/article'
import { tokenByOpenId } from '@/mocks/auth/session'
import { openClinic, transact } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { answerWith } from '../support/client'

test.each([
  ['a clinic', fetchOrganisation, '105', '106'],
  ['a clinic’s limits', fetchLimits, '105', '106'],
  ['a service', fetchService, '1', '2'],
  ['a doctor', fetchDoctor, '3001', '3002'],
  ['an article', fetchArticle, '1001', '1002'],
  ['a coupon', fetchCouponOffer, '301', '302'],
  ['a relative', fetchRelative, '1001', '2001'],
  ['an appointment', fetchAppointment, '1745039284758340003', '1745039284758340004'],
])('[A528] [RG2] an answer with another id than that of %s is refused', async (_, fetch, own, other) => {
  const clinic = openClinic({ seed, store: memoryStore() })
  const token = transact(clinic, () => tokenByOpenId(clinic, 'openid-1001'))
  const ask = requestHandler(clinic)
  const answerFor = async (url: string) =>
    (await ask(new Request(`http://clinic.test${url}`, { headers: { token } }))) ?? Response.error()
  let answeredId = ''
  answerWith(({ url }) => answerFor((answeredId = url)))
  await expect(fetch(own)).resolves.toBeDefined()
  const about = answeredId
  answerWith(() => answerFor(about))
  await expect(fetch(other)).rejects.toMatchObject({ kind: 'badResponse' })
})
