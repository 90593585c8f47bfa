import { HttpResponse } from 'msw'
import type { Endpoint } from '@/contract/endpoint'
import { createOrder } from '@/contract/booking/booking'
import { submitNowFree } from '@/contract/checkIn'
import { randomId } from '@/lib/random'
import { findRow, personOfToken, putRow, removeRow, type Clinic } from '@/mocks/clinic'
import { Refusal, refusalReply } from '@/mocks/refusal'
import { isOn, putFault, putScenario } from './scenario'

type Call = { method: Endpoint['method']; path: string; token: string; sent: unknown }

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

const orderReply = (clinic: Clinic, { path, sent }: Call): Response | undefined => {
  if ((path === createOrder.path || path === submitNowFree.path) && isOn(clinic, 'slotFull')) {
    return refusalReply(new Refusal(50072, '该日期预约已满，请重新选择'))
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

const sessionReply = (clinic: Clinic, { token }: Call): Response | undefined => {
  const person = personOfToken(clinic, token)
  const fault = ONCE.find((one) => isOn(clinic, one))
  if (person === undefined || fault === undefined) return undefined
  putFault(clinic, fault, false)
  switch (fault) {
    case 'renew': {
      // The old token stays valid for open calls.
      const renewed = randomId()
      putRow(clinic, 'sessions', { id: renewed, personId: person.id })
      return refusalReply(new Refusal(50011, '登录凭证已更新'), { token: renewed })
    }
    case 'expire':
      removeRow(clinic, 'sessions', token)
      return refusalReply(new Refusal(50012, '登录状态已过期'))
    case 'end':
      removeRow(clinic, 'sessions', token)
      return refusalReply(new Refusal(50035, '您的账号已在其他设备登录'))
    case 'silent':
      return refusalReply(new Refusal(50037, '请求已忽略'))
  }
}
