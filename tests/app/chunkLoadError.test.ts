import { afterEach, expect, test, vi } from 'vitest'
import { mayReload } from '@/app/chunkLoadError'
import { setClockOffset } from '@/lib/time/clock'
import { setOnline } from '../support/setOnline'

afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
  setClockOffset(0)
})

test('[RA15] a page reloads by itself once, and again only after a minute', () => {
  expect(mayReload()).toBe(true)
  expect(mayReload()).toBe(false)
  setClockOffset(61_000)
  expect(mayReload()).toBe(true)
})

test('[RA15] an offline page does not reload', () => {
  setOnline(false)
  expect(mayReload()).toBe(false)
})

test('[RA15] a page that cannot store the mark does not reload, since it would loop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(mayReload()).toBe(false)
})
