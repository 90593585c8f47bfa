import { expect, test } from 'vitest'
import { lowestPrice } from '@/domain/booking/lowestPrice'

test.each([
  ['without specifications the price of the service', [], { fen: 900, varies: false }],
  ['with one its price', [300], { fen: 300, varies: false }],
  ['with several the lowest', [500, 300, 300], { fen: 300, varies: true }],
  ['with several of one price that price', [300, 300], { fen: 300, varies: false }],
])('[A366] [A580] [A617] the price shown for a service is %s', (_what, prices, expected) => {
  const specifications = prices.map((priceFen, index) => ({ id: String(index), priceFen }))
  expect(lowestPrice({ priceFen: 900, specifications })).toEqual(expected)
})

test('[A645] without a price of its own a service costs what its specifications say, else it is unknown', () => {
  const specifications = [{ id: '1', priceFen: 300 }]
  expect(lowestPrice({ priceFen: undefined, specifications })).toEqual({ fen: 300, varies: false })
  expect(lowestPrice({ priceFen: undefined, specifications: [] })).toEqual({ fen: undefined, varies: false })
})
