import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { reportFault } from '@/lib/reportFault'

const toldOf = (failure: unknown): boolean => {
  vi.useFakeTimers()
  try {
    reportFault(failure)
    vi.runAllTimers()
    return false
  } catch (error) {
    expect(error).toBe(failure)
    return true
  } finally {
    vi.useRealTimers()
  }
}

test('[A488] a fault of the app is reported even where its failure shows no text; other failures are not', () => {
  expect(toldOf(new TypeError('undefined is not a function'))).toBe(true)
  expect(toldOf(new RangeError('Invalid time value'))).toBe(true)
  expect(toldOf(new ApiError('silent'))).toBe(false)
  expect(toldOf(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(false)
  expect(toldOf(new TypeError('Importing a module script failed.'))).toBe(false)
})

/** These read a foreign cookie, show their own texts, or only preload. */
const OTHERWISE = ['checkIn/record.ts', 'LanguageSwitch.tsx', 'DayStripField.tsx', 'chat/screens.ts']

test('[A488] no store and no screen swallows a failure without looking at it', () => {
  const files = ['stores', 'routes'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `src/${folder}/${name}`),
  )
  const swallows = (file: string) =>
    /catch \{|catch\(\(\) => undefined\)|^ +\(\) => undefined,$/m.test(readFileSync(file, 'utf8'))
  const others = files.filter((file) => !OTHERWISE.some((name) => file.endsWith(name)))
  expect(others.length).toBeGreaterThan(300)
  expect(others.filter(swallows)).toEqual([])
})
