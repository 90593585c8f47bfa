import { expect, test } from 'vitest'
import { lastArrived, lastIncoming, rowsOf } from '@/domain/chat/rows'
import { message } from './messages'

const TIME = 1_795_000_000

test('the time stands above the first message, and above whatever follows five minutes of silence', () => {
  const said = [0, 299, 599, 600].map((later) => message({ id: `m${String(later)}`, time: TIME + later }))
  expect(rowsOf(said).map(({ key, showsTime }) => [key, showsTime])).toEqual([
    ['m0', true],
    ['m299', false],
    ['m599', true],
    ['m600', false],
  ])
})

const heard = message({ id: 'heard' })
const own = message({ id: 'own', flow: 'out' })
const onItsWay = message({ id: undefined, localId: 'x', flow: 'out', state: 'sending' })

test('the last that has arrived is none that is still on its way', () => {
  expect(lastArrived([heard, own, onItsWay])).toBe(own)
  expect(lastArrived([onItsWay])).toBeUndefined()
})

test('the last that was heard is what somebody else said, although an own word has come behind it', () => {
  expect(lastIncoming([message(), heard, own, onItsWay])).toBe(heard)
  expect(lastIncoming([own])).toBeUndefined()
})
