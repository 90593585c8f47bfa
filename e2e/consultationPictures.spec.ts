import type { Page } from '@playwright/test'
import { describe, nextButton, openDoctorQuestion, questionField } from './support/consultation'
import { heading } from './support/heading'
import { turn } from './support/panel'
import { keepUploads, photoFrom, skinPhotoFrom, uploaded } from './support/photo'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

const DOCTOR = '3001'

const openUploading = async (page: Page, words: SpokenWords, place: number): Promise<void> => {
  const { pictures } = words.consultations
  await openDoctorQuestion(page, words, DOCTOR)
  const photo = await photoFrom(page)
  await turn(page, words, 'slow')
  await page.getByLabel(pictures.add.replace('{{number}}', String(place)), { exact: true }).setInputFiles(photo)
  await expect(page.getByText(pictures.states.uploading)).toBeVisible()
}

test('[RD2] [A250] [CONSULT-24] a photo is sent upright, small and without camera data, and the order shows it @main', async ({
  page,
  words,
}) => {
  const { pictures } = words.consultations
  await keepUploads(page)
  await openDoctorQuestion(page, words, DOCTOR)
  const photo = await photoFrom(page, 2400, 1600)
  expect(photo.buffer.includes('GPS')).toBe(true)
  await page.getByLabel(pictures.add.replace('{{number}}', '1'), { exact: true }).setInputFiles(photo)
  await expect(page.getByText(pictures.states.done)).toBeVisible()
  const [sent] = await uploaded(page)
  expect(sent?.includes('Exif')).toBe(false)
  expect(sent?.includes('GPS')).toBe(false)
  expect(sent?.byteLength).toBeLessThanOrEqual(1_000_000)
  const looks = await page.evaluate(
    async (content) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(content)], { type: 'image/jpeg' }))
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context?.drawImage(picture, 0, 0)
      const redAt = (y: number) => context?.getImageData(picture.width / 2, y, 1, 1).data[0] ?? 0
      return { size: [picture.width, picture.height], top: redAt(20), bottom: redAt(picture.height - 20) }
    },
    [...(sent ?? [])],
  )
  expect(looks.size).toEqual([1067, 1600])
  expect(looks.top).toBeGreaterThan(200)
  expect(looks.bottom).toBeLessThan(60)
  await expectScreenOk(page)
  await describe(page, words)
  await expect(heading(page, words.shell.titles.consultOrder)).toBeVisible()
  await expect(
    page.getByRole('img', { name: words.consultationOrder.order.pictures.replace('{{number}}', '1') }),
  ).toBeVisible()
})

test('[CONSULT-12] the three pictures of a question are in one row, and wrap at 320 px', async ({ page, words }) => {
  await openDoctorQuestion(page, words, DOCTOR)
  const rows = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.locator('input[type=file]') })
      .evaluateAll((tiles) => new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size)
  expect(await rows()).toBe(1)
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await rows()).toBe(1)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await rows()).toBe(2)
})

test('a photo that looks blurred may be taken again, and a sharp one is sent without a word @zh', async ({
  page,
  words,
}) => {
  const { blurred } = words.doctorQuestionHelp
  const warning = (number: number) => page.getByText(blurred.text.replace('{{number}}', String(number)))
  await openDoctorQuestion(page, words, DOCTOR)
  const [sharp, unsharp] = [await skinPhotoFrom(page, 0), await skinPhotoFrom(page, 10)]
  await page
    .getByLabel(words.consultations.pictures.add.replace('{{number}}', '1'), { exact: true })
    .setInputFiles(unsharp)
  await expect(warning(1)).toBeVisible()
  await expectScreenOk(page)
  await page.getByLabel(blurred.againOne.replace('{{number}}', '1'), { exact: true }).setInputFiles(sharp)
  await expect(warning(1)).toHaveCount(0)
  await expect(page.getByText(words.consultations.pictures.states.done)).toBeVisible()
  await expect(warning(1)).toHaveCount(0)
})

test('the pictures of a question are enlarged side by side, by keys and by touch, and Back returns to the form @en', async ({
  page,
  words,
}) => {
  const { pictures } = words.consultations
  await openDoctorQuestion(page, words, DOCTOR)
  for (const number of ['1', '2']) {
    const add = page.getByLabel(pictures.add.replace('{{number}}', number), { exact: true })
    await add.setInputFiles(await skinPhotoFrom(page, 0))
    await expect(page.getByText(pictures.states.done)).toHaveCount(Number(number))
  }
  const opener = page.getByRole('button', { name: pictures.enlarge.replace('{{number}}', '1') })
  await opener.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('100%')).toBeVisible()
  await expectScreenOk(page)
  await viewer.getByRole('button', { name: words.pictures.enlarge }).click()
  await expect(viewer.getByText('150%')).toBeVisible()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toHaveAccessibleName(pictures.picture.replace('{{number}}', '2'))
  const { x = 0, y = 0, width = 0 } = (await viewer.getByRole('img').boundingBox()) ?? {}
  await page.mouse.move(x + 40, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + width - 20, y + 50, { steps: 5 })
  await page.mouse.up()
  await expect(viewer).toHaveAccessibleName(pictures.picture.replace('{{number}}', '1'))
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('[RD3] [CONSULT-19] an upload blocks the order until it is cancelled, which removes the picture @zh', async ({
  page,
  words,
}) => {
  const { pictures } = words.consultations
  await openUploading(page, words, 2)
  await describe(page, words)
  await expect(page.getByText(words.consultationOrder.faults.uploading).first()).toBeVisible()
  await expect(heading(page, words.shell.titles.doctorQuestion)).toBeVisible()
  const cancel = page.getByRole('button', { name: pictures.cancelOne.replace('{{number}}', '2') })
  // On a slow machine the upload may have finished already.
  await cancel.or(page.getByRole('button', { name: pictures.removeOne.replace('{{number}}', '2') })).click()
  await expect(page.getByLabel(pictures.add.replace('{{number}}', '2'), { exact: true })).toBeAttached()
  await expect(page.getByText(pictures.states.done)).toHaveCount(0)
  await turn(page, words, 'slow')
  await nextButton(page, words).click()
  await expect(heading(page, words.shell.titles.consultOrder)).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: /1/ })).toHaveCount(0)
})

test('[RD3] [CONSULT-21] [CONSULT-22] a failed upload says so, and is retried without choosing the picture again @en', async ({
  page,
  words,
  problems,
}) => {
  problems.expected(/uploadConsultationImage|Failed to load resource/)
  const { pictures } = words.consultations
  await openDoctorQuestion(page, words, DOCTOR)
  const photo = await photoFrom(page)
  await turn(page, words, 'offline')
  await page.getByLabel(pictures.add.replace('{{number}}', '3'), { exact: true }).setInputFiles(photo)
  await expect(page.getByRole('status').filter({ hasText: pictures.states.failed })).toBeVisible()
  await expectScreenOk(page)
  await turn(page, words, 'offline')
  await page.getByRole('button', { name: pictures.retryOne.replace('{{number}}', '3') }).click()
  await expect(page.getByText(pictures.states.done)).toBeVisible()
  await page.getByRole('button', { name: pictures.removeOne.replace('{{number}}', '3') }).click()
  await expect(page.getByText(pictures.states.done)).toHaveCount(0)
})

test('[RD1] a file that is no picture, empty or too large is refused with its reason before anything is sent @zh', async ({
  page,
  words,
}) => {
  const { pictures } = words.consultations
  await keepUploads(page)
  await openDoctorQuestion(page, words, DOCTOR)
  const place = page.getByLabel(pictures.add.replace('{{number}}', '1'), { exact: true })
  for (const [problem, content] of [
    ['empty', Buffer.alloc(0)],
    ['notAPicture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>hurt = 1</script></svg>')],
    ['notAPicture', Buffer.from('%PDF-1.7')],
    ['otherKind', Buffer.from('\0\0\0\x18ftypheic')],
    ['tooLarge', Buffer.alloc(25_000_001, 1)],
  ] as const) {
    await place.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: content })
    await expect(page.getByText(new RegExp(pictures.problems[problem]))).toBeVisible()
  }
  expect(await uploaded(page)).toEqual([])
})

test('[RD3] [A384] a user who leaves during an upload finds the picture or an empty place, never half of it @zh', async ({
  page,
  words,
}) => {
  const { pictures } = words.consultations
  await openUploading(page, words, 1)
  await page.reload()
  await expect(questionField(page, words)).toBeVisible()
  await expect(page.getByLabel(pictures.add.replace('{{number}}', '1'), { exact: true })).toBeAttached()
  await expect(page.getByText(pictures.states.uploading)).toHaveCount(0)
})
