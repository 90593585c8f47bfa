import { describe, expect, test } from 'vitest'
import { fitted, fullPriceFen, orderBody, orderProblem, priceKey } from '@/domain/booking/order'

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

describe('the full price of an order', () => {
  const specifications = [
    { id: '1', priceFen: 29_800 },
    { id: '2', priceFen: 12_800 },
  ]

  test.each([
    ['of the chosen package', '1', 29_800],
    ['of the cheaper chosen package', '2', 12_800],
    ['of the cheapest package before a choice', '', 12_800],
    ['of the cheapest package where the chosen one is gone', '3', 12_800],
  ])('[A366] [A580] the price is that %s', (_which, specificationId, fen) => {
    expect(fullPriceFen({ priceFen: 900, specifications }, specificationId)).toBe(fen)
  })
})

describe('the body of an order', () => {
  test('[A391] each choice and the price make another order', () => {
    const held = { ...choice, coupon: { couponId: '301', copyId: '70001' } }
    const others = [
      { ...held, serviceId: '9' },
      { ...held, organisationId: '9' },
      { ...held, day: '2026-11-26' },
      { ...held, customerId: '9' },
      { ...held, specificationId: '9' },
      { ...held, coupon: { couponId: '9', copyId: '70001' } },
      { ...held, coupon: { couponId: '301', copyId: '9' } },
      choice,
    ]
    const bodies = [...[held, ...others].map((one) => orderBody(one, 12_800)), orderBody(held, 12_801)]
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(bodies.length)
  })
})

describe('the key of a price', () => {
  test('[A103] another specification, service or coupon has another price, another patient or day has not', () => {
    const key = priceKey(choice)
    const elsewhere = { ...choice, customerId: '2001', day: '2026-11-26', organisationId: '103' }
    expect(priceKey(elsewhere)).toBe(key)
    expect(priceKey({ ...choice, specificationId: '1' })).not.toBe(key)
    expect(priceKey({ ...choice, serviceId: '3' })).not.toBe(key)
    expect(priceKey({ ...choice, coupon: { couponId: '301', copyId: '70001' } })).not.toBe(key)
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
