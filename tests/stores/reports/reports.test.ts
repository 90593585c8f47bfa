import { beforeEach, describe, expect, test } from 'vitest'
import { reloadReports } from '@/stores/reports/reports'
import { resetStores } from '@/stores/createStore'
import { answerWith, body, ok } from '../../support/client'

beforeEach(() => resetStores())

describe('a pull on the list of reports', () => {
  const fail = () => answerWith(() => body('', 502))

  test('says failed when nothing was loaded', async () => {
    fail()
    expect(await reloadReports('inspection')).toBe(false)
  })

  test('says failed when only the refresh failed, and done when it succeeded', async () => {
    answerWith(() => ok([]))
    expect(await reloadReports('inspection')).toBe(true)
    fail()
    expect(await reloadReports('inspection')).toBe(false)
  })
})
