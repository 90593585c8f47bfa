import { describe, expect, test } from 'vitest'
import { couponProblem, discountTenths, isLost, percentOff, placeOfUse, type Coupon } from '@/domain/coupons'
import { UNREADABLE_ROW } from '@/lib/unreadableRow'

const coupon: Coupon = {
  copyId: '70001',
  couponId: '301',
  title: '现金券',
  value: { type: 'cash', offFen: 3000 },
  thresholdFen: 10_000,
  services: [{ id: '1', name: '乳腺健康检测' }],
  validity: { rule: 'fixed', days: undefined, start: undefined, end: undefined },
  status: 'usable',
}
const FULL = 12_800

describe('whether a coupon can be used', () => {
  test('[A163] a coupon that applies has no problem', () => {
    expect(couponProblem(coupon, FULL)).toBeUndefined()
  })

  test.each([
    ['expired', { status: 'expired' as const }, FULL],
    ['notStarted', { status: 'notStarted' as const }, FULL],
    ['threshold', {}, 9_999],
    ['nothingToPay', { thresholdFen: 0 }, 0],
  ])('[A163] [A157] a coupon reports the problem %s', (problem, part, fullPriceFen) => {
    expect(couponProblem({ ...coupon, ...part }, fullPriceFen)).toBe(problem)
  })

  test('[A645] an unknown price rules no coupon out', () => {
    expect(couponProblem(coupon, undefined)).toBeUndefined()
    expect(couponProblem({ ...coupon, status: 'expired' }, undefined)).toBe('expired')
  })

  test('[A157] a price equal to the threshold is enough', () => {
    expect(couponProblem(coupon, 10_000)).toBeUndefined()
  })

  test('[A457] a coupon listed for an order applies, whatever its services are called', () => {
    const others = [[], [{ id: undefined, name: '乳腺检查' }], [{ id: '9', name: '别的服务' }]]
    expect(others.map((services) => couponProblem({ ...coupon, services }, FULL))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('[COUPON-12] the problem of an expired coupon is expired, whatever else applies', () => {
    expect(couponProblem({ ...coupon, status: 'expired' }, 0)).toBe('expired')
  })
})

describe('whether a chosen coupon is lost', () => {
  const another = { ...coupon, copyId: '70002', status: 'expired' as const }

  test.each([
    ['listed and applies', [another, coupon], FULL, false],
    ['listed below its threshold', [coupon], 9_999, true],
    ['listed as expired', [{ ...coupon, status: 'expired' as const }, UNREADABLE_ROW], FULL, true],
    ['not listed, where every row is read', [another], FULL, true],
    ['not listed, in an empty list', [], FULL, true],
    ['not listed, where one of two rows cannot be read', [another, UNREADABLE_ROW], FULL, false],
  ])('[A631] [A589] a chosen coupon is %s', (_case, rows, fullPriceFen, lost) => {
    expect(isLost(coupon.copyId, rows, fullPriceFen)).toBe(lost)
  })
})

describe('a discount', () => {
  test.each([
    [8.5, 8.5, 15],
    [0.85, 8.5, 15],
    [9, 9, 10],
    [0.9, 9, 10],
    [0.57, 5.7, 43],
    [8.2, 8.2, 18],
    [8.88, 8.88, 11.2],
    [1, 10, 0],
    [1.5, 1.5, 85],
    // What a server with single precision sends for 8.8 and for 0.88.
    [8.800000190734863, 8.8, 12],
    [0.8799999952316284, 8.8, 12],
    [8.555, 8.56, 14.4],
  ])('[A156] sent as %s it keeps %s tenths and takes %s %% off', (value, tenths, percent) => {
    expect(discountTenths(value)).toBe(tenths)
    expect(percentOff(tenths)).toBe(percent)
  })
})

describe('where a coupon is used', () => {
  test.each([
    [['3'], { kind: 'service', id: '3' }],
    [['1', '3'], { kind: 'services' }],
    [[], { kind: 'services' }],
    [[undefined], { kind: 'services' }],
    [['4'], { kind: 'consult' }],
    [['4', '5'], { kind: 'consult' }],
    [['4', '1'], { kind: 'services' }],
    [['4', undefined], { kind: 'services' }],
  ])('[A160] [A400] services %o lead to %o', (ids, place) => {
    expect(placeOfUse({ ...coupon, services: ids.map((id) => ({ id, name: 'x' })) })).toEqual(place)
  })
})
