import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { agree } from '../support/account'
import { photoFrom } from '../support/photo'
import { wordsOf } from '../support/words'
import { watchBusy, type Busy } from './busy'
import { openPhone } from './phone'
import type { Sites } from './sites'

type Pictures = Busy & { 'all there ms': number }

const SIZE = [4000, 3000] as const
const COUNT = 3
const LIMIT_MS = 180_000
const words = wordsOf('zh')
const { consultations } = words

export const measurePictures = async (browser: Browser, sites: Sites): Promise<Pictures> => {
  const { context, page, devtools } = await openPhone(browser, sites)
  page.setDefaultTimeout(LIMIT_MS)
  await page.goto(`${sites.app}/consult/problemDesc/3001`)
  await agree(page, words)
  const places = Array.from({ length: COUNT }, (_, index) =>
    consultations.pictures.add.replace('{{number}}', String(index + 1)),
  )
  await page.getByLabel(places[0] ?? '', { exact: true }).waitFor({ state: 'attached' })
  // Draw at full speed, as the camera would.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { buffer } = await photoFrom(page, ...SIZE)
  // Choose it from disk: bytes passed by the driver would be unpacked by the page.
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const file = join(folder, 'IMG_0001.jpg')
  writeFileSync(file, buffer)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(2000)
  const stop = await watchBusy(page)
  const begun = Date.now()
  for (const place of places) await page.getByLabel(place, { exact: true }).setInputFiles(file)
  await page.waitForFunction(
    ([text, count]) => document.querySelector('main')?.textContent.split(text).length === count + 1,
    [consultations.pictures.states.done, COUNT] as const,
    { timeout: LIMIT_MS },
  )
  const done = Date.now() - begun
  const busy = await stop()
  await context.close()
  rmSync(folder, { recursive: true })
  return { ...busy, 'all there ms': done }
}
