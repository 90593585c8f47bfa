import { describe, expect, test } from 'vitest'
import { fitted, orderProblem, priceKey } from '@/domain/booking/order'

const choice = {
  serviceId: '1',
  organisationId: '102',
  day: '2026-11-25',
  customerId: '1001',
  specificationId: '2',
  coupon: undefined,
}

describe('the missing parts of an order', () => {
  test.each([
    ['', '', 2, 'noPatient'],
    ['', '2', 2, 'noPatient'],
    ['1001', '', 2, 'noSpecification'],
    ['1001', '', 1, 'noSpecification'],
    ['1001', '2', 2, undefined],
    ['1001', '', 0, undefined],
    ['', '', 0, 'noPatient'],
  ])(
    '[ORDER-11] [ORDER-12] [ORDER-13] [A101] with patient %j and specification %j of %d the problem is %s',
    (customerId, specificationId, count, problem) => {
      expect(orderProblem({ ...choice, customerId, specificationId }, count)).toBe(problem)
    },
  )
})

describe('the key of a price', () => {
  test('[A103] another specification or service has another price, another patient or day has not', () => {
    const key = priceKey(choice)
    const elsewhere = { ...choice, customerId: '2001', day: '2026-11-26', organisationId: '103' }
    expect(priceKey(elsewhere)).toBe(key)
    expect(priceKey({ ...choice, specificationId: '1' })).not.toBe(key)
    expect(priceKey({ ...choice, serviceId: '3' })).not.toBe(key)
    expect(priceKey({ ...choice, serviceId: '1', specificationId: '23' })).not.toBe(
      priceKey({ ...choice, serviceId: '12', specificationId: '3' }),
    )
  })
})

describe('the preselected choice', () => {
  test.each([
    ['', ['a'], 'a'],
    ['', ['a', 'b'], ''],
    ['', [], ''],
    ['b', ['a', 'b'], 'b'],
    ['gone', ['a', 'b'], ''],
    ['gone', ['a'], ''],
    ['gone', [], ''],
    [undefined, ['a'], 'a'],
    // A person who could not be loaded still counts as a second one.
    ['', ['a', undefined], ''],
    ['', [undefined], ''],
    [undefined, [undefined, undefined], ''],
  ])('[A100] [A589] the choice %j among %j becomes %j', (chosen, offered, stays) => {
    expect(fitted(chosen, offered)).toBe(stays)
  })
})
