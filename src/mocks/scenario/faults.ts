import { HttpResponse } from 'msw'
import type { Endpoint } from '@/contract/endpoint'
import { createOrder } from '@/contract/booking/booking'
import { submitNowFree } from '@/contract/checkIn'
import type { Language } from '@/lib/language'
import { randomId } from '@/lib/random'
import { findRow, personOfToken, putRow, removeRow, type Clinic } from '@/mocks/clinic'
import { Refusal, refusalReply } from '@/mocks/refusal'
import { isOn, putFault, putScenario } from './scenario'
import { bilingual } from '@/mocks/bilingual'

type Call = { method: Endpoint['method']; path: string; token: string; language: Language | undefined; sent: unknown }

const SLOW_MS = 3000
export const ONCE = ['renew', 'expire', 'end', 'silent'] as const

const BAD_GATEWAY = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

/** Returns the delay of a call, and the answer that replaces its own. */
export const faultFor = (clinic: Clinic, call: Call): { delayMs: number; reply: Response | undefined } => ({
  delayMs: isOn(clinic, 'slow') ? SLOW_MS : 0,
  reply: lostReply(clinic, call) ?? orderReply(clinic, call) ?? sessionReply(clinic, call),
})

const lostReply = (clinic: Clinic, { method, path }: Call): Response | undefined => {
  if (isOn(clinic, 'offline')) return HttpResponse.error()
  if (!isOn(clinic, 'serverDown')) return undefined
  // A432: a framework's error for a failed write looks like an envelope.
  if (method === 'POST')
    return HttpResponse.json({ timestamp: clinic.now(), status: 504, error: 'Gateway Timeout', path }, { status: 500 })
  return HttpResponse.html(BAD_GATEWAY, { status: 502 })
}

const orderReply = (clinic: Clinic, { path, language, sent }: Call): Response | undefined => {
  if ((path === createOrder.path || path === submitNowFree.path) && isOn(clinic, 'slotFull')) {
    return refusalReply(
      new Refusal(50072, bilingual('该日期预约已满，请重新选择', 'This day is full. Please choose another.')),
      language,
    )
  }
  if (path !== createOrder.path) return undefined
  // The clinic itself refuses the order for the coupon or the price.
  if (isOn(clinic, 'couponLost')) loseCoupon(clinic, sent)
  if (isOn(clinic, 'priceChange')) putScenario(clinic, { priceRaised: true })
  return undefined
}

const loseCoupon = (clinic: Clinic, sent: unknown): void => {
  const named = typeof sent === 'object' && sent !== null && 'discountsId' in sent ? sent.discountsId : undefined
  const copy = findRow(clinic, 'couponCopies', String(named))
  if (copy !== undefined) putRow(clinic, 'couponCopies', { ...copy, usedFor: 'elsewhere' })
}

const sessionReply = (clinic: Clinic, { token, language }: Call): Response | undefined => {
  const person = personOfToken(clinic, token)
  const fault = ONCE.find((one) => isOn(clinic, one))
  if (person === undefined || fault === undefined) return undefined
  putFault(clinic, fault, false)
  switch (fault) {
    case 'renew': {
      // The old token stays valid for open calls.
      const renewed = randomId()
      putRow(clinic, 'sessions', { id: renewed, personId: person.id })
      return refusalReply(new Refusal(50011, bilingual('登录凭证已更新', 'The session has been renewed')), language, {
        token: renewed,
      })
    }
    case 'expire':
      removeRow(clinic, 'sessions', token)
      return refusalReply(new Refusal(50012, bilingual('登录状态已过期', 'The session has expired')), language)
    case 'end':
      removeRow(clinic, 'sessions', token)
      return refusalReply(
        new Refusal(50035, bilingual('您的账号已在其他设备登录', 'Your account was signed in on another device')),
        language,
      )
    case 'silent':
      return refusalReply(new Refusal(50037, bilingual('请求已忽略', 'The request was ignored')), language)
  }
}
