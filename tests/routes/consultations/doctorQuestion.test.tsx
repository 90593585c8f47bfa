import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { giveConsent } from '@/stores/auth/consent'
import { putPicture } from '@/stores/consultations/order/slots'
import { useDoctorQuestion } from '@/stores/consultations/order/doctorQuestion'
import { startSession } from '@/stores/auth/session'
import { signOut } from '@/stores/auth/signOut'
import { resetStores } from '@/stores/createStore'
import { hasDrafts, USER_PREFIX } from '@/stores/userStorage'
import { answer } from '../../support/answers'
import { address, heading, reloadApp, server, tokenOf } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { agree, choose, fill, next, openDoctor, question } from './doctorQuestionSupport'

/** Doctor 3002 offers text consultations at these prices, in fen. */
const offers = (...prices: number[]) =>
  answer('/consultation/getDoctorInfoById', () => ({
    id: '3002',
    name: '梁清和',
    doctorBusinessList: prices.map((price) => ({ serviceType: '1', price, openFlag: '1' })),
  }))

describe('the form of a question', () => {
  test('[CONSULT-16] [CONSULT-17] [CONSULT-18] [CONSULT-20] each missing part is reported, and the first gets the focus', async () => {
    offers(9_900, 19_900)
    await openDoctor()
    const said = async (text: string) => {
      await userEvent.click(next())
      // Shown in place and not in a toast as well; the price’s sentence is also its button’s hint.
      expect(await screen.findAllByText(text)).toHaveLength(text === '请选择价位' ? 2 : 1)
      expect(address()).toBe('/consult/problemDesc/3002')
    }
    await said('请选择价位')
    await choose(/^价位/, /¥99\.00/)
    await said('请填写乳腺的健康情况')
    await userEvent.type(await question(), '\u200b \ufeff')
    await said('请填写乳腺的健康情况')
    await userEvent.type(await question(), '疼')
    await said('请同意咨询说明')
  })

  test('[A246] the only price is chosen beforehand, the sheet still shows it, and it alone is no draft', async () => {
    await openDoctor()
    expect(screen.getByRole('button', { name: /^价位/ })).toHaveTextContent('¥99.00 / 次')
    expect(hasDrafts()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: /^价位/ }))
    const radios = within(await screen.findByRole('dialog')).getAllByRole('radio')
    expect(radios).toHaveLength(1)
    expect(radios[0]).toBeChecked()
  })

  test('[A246] of several prices none is chosen beforehand', async () => {
    offers(9_900, 19_900)
    await openDoctor()
    expect(screen.getByRole('button', { name: /^价位/ })).toHaveTextContent('请选择价位')
  })

  test('[NAV-45] [CONSULT-08] [CONSULT-11] [CONSULT-15] [A248] it shows patient and price, and allows 300 characters', async () => {
    await openDoctor()
    expect(await screen.findByRole('button', { name: /为谁咨询.*林婉清/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^价位/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('radio', { name: /¥99\.00/ }))
    await userEvent.click(await question())
    await userEvent.paste('胀'.repeat(320))
    expect(await question()).toHaveValue('胀'.repeat(300))
    expect(screen.getByText('300 / 300 字')).toBeVisible()
  })

  test('[A248] [A402] the customer is chosen at first, also where no row says that it is the customer’s', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [
      { id: '2001', isPrimary: '0', name: '周玉珍' },
      { id: '1001', isPrimary: null, name: '林婉清' },
    ])
    await openDoctor()
    expect(await screen.findByRole('button', { name: /为谁咨询.*林婉清/ })).toBeVisible()
  })

  test('[CONSULT-11] an opening puts its words into the question once, and the caret stands after them', async () => {
    await openDoctor()
    const field = (await question()) as HTMLTextAreaElement
    const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await tap('部位')
    expect(field).toHaveValue('部位：')
    expect(field).toHaveFocus()
    await userEvent.keyboard('左侧')
    await tap('多久了')
    await userEvent.keyboard('三天')
    expect(field).toHaveValue('部位：左侧\n多久了：三天')
    await tap('部位')
    await userEvent.keyboard('外上方')
    expect(field).toHaveValue('部位：左侧外上方\n多久了：三天')
    expect(hasDrafts()).toBe(true)
    act(() => resetStores(USER_PREFIX))
    await reloadApp()
    expect(await question()).toHaveValue('部位：左侧外上方\n多久了：三天')
  })

  test('[CONSULT-11] an opening that does not fit changes nothing and says so until something is typed', async () => {
    await openDoctor()
    await userEvent.click(await question())
    await userEvent.paste('胀'.repeat(299))
    await userEvent.click(screen.getByRole('button', { name: '症状' }))
    expect(await question()).toHaveValue('胀'.repeat(299))
    expect(screen.getByText('字数快满了，请先删掉几个字。')).toBeVisible()
    await userEvent.type(await question(), '{Backspace}')
    expect(screen.queryByText('字数快满了，请先删掉几个字。')).toBeNull()
  })

  test('[CONSULT-09] [CONSULT-10] [A238] it offers the patient’s reports, and others for another patient', async () => {
    await openDoctor()
    expect(await screen.findByText(/选填，医生可以/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^检查报告/ }))
    const dialog = await screen.findByRole('dialog')
    for (const text of [/\d{4}年\d+月\d+日/, /中心|门诊部/, /结节|异常/, /8745039284758/])
      expect(dialog).toHaveTextContent(text)
    await userEvent.click(within(dialog).getAllByRole('radio')[1] as HTMLElement)
    await waitFor(() => expect(screen.getByRole('button', { name: /^检查报告/ })).not.toHaveTextContent('不附报告'))
    await choose(/为谁咨询/, /周玉珍/)
    await waitFor(() => expect(screen.getByRole('button', { name: /^检查报告/ })).toHaveTextContent('不附报告'))
  })

  test('[CONSULT-13] [CONSULT-29] [A251] the notes open on a tap, and one button confirms them', async () => {
    await openDoctor()
    expect(agree()).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: '查看咨询说明' }))
    const dialog = await screen.findByRole('dialog', { name: '咨询说明' })
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(4)
    await userEvent.click(within(dialog).getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('[CONSULT-14] [A386] the price is beside the button, the exclusions above the form, and the reply time below', async () => {
    await openDoctor()
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent('发现新肿块或血性溢液，请立即就医')
    expect(main).toHaveTextContent('在线咨询不用于急诊。紧急时请马上去医院，或拨打 120。')
    expect(screen.getByRole('link', { name: '120' })).toHaveAttribute('href', 'tel:120')
    expect(main).toHaveTextContent('医生一般在 24 小时内回复；没有回复，费用或优惠券会退给您。')
    await choose(/^价位/, /¥99\.00/)
    expect(next().closest('div')?.parentElement?.parentElement).toHaveTextContent(/价位 ?¥99\.00/)
  })

  test('[A386] the emergency advice follows the recipient, and comes before the text field', async () => {
    await openDoctor()
    const note = screen.getByRole('note')
    expect(screen.getByText('咨询医生').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(note.compareDocumentPosition(await question())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[CONSULT-19] [CONSULT-21] [A249] a running upload blocks the button, and a failed picture is left out', async () => {
    await openDoctor()
    await fill()
    const stop = new AbortController()
    const chosen = new Blob(['x'])
    act(() => putPicture(1, { state: 'uploading', share: 0.5, stop, chosen }))
    await userEvent.click(next())
    expect((await screen.findAllByText('请等图片上传完再提交')).length).toBeGreaterThan(0)
    expect(address()).toBe('/consult/problemDesc/3002')
    act(() => putPicture(1, { state: 'failed', chosen, error: new ApiError('offline') }))
    await userEvent.click(next())
    await heading('确认咨询')
    await waitForIdle()
    expect(screen.queryByRole('img', { name: /^图片/ })).toBeNull()
  })

  test('[CONSULT-21] [A249] a failed picture says that it is not submitted, until it is uploaded or removed', async () => {
    await openDoctor()
    const text = '上传失败的图片不会随问题提交。'
    act(() => putPicture(1, { state: 'failed', chosen: new Blob(['x']), error: new ApiError('offline') }))
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '移除第 2 张图片' }))
    expect(screen.queryByText(text)).toBeNull()
  })

  test('[A384] another session of the same person restores the draft with its pictures, and another person’s does not', async () => {
    await openDoctor()
    await fill()
    act(() => putPicture(0, { state: 'done', url: 'https://files.demo.example/pictures/1.jpg' }))
    act(() => resetStores(USER_PREFIX))
    await reloadApp()
    expect(await question()).toHaveValue('左侧有点胀痛')
    expect(screen.getByRole('button', { name: '放大第 1 张图片' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '移除第 1 张图片' }))
    act(() => resetStores(USER_PREFIX))
    startSession(await tokenOf('13800000002'))
    giveConsent('1002')
    await reloadApp()
    expect(await question()).toHaveValue('')
    expect(screen.queryByRole('button', { name: /放大/ })).toBeNull()
  })

  test('[A384] sign-out removes the draft and its pictures from the phone', async () => {
    await openDoctor()
    await fill()
    act(() => putPicture(0, { state: 'done', url: 'https://files.demo.example/pictures/1.jpg' }))
    expect(hasDrafts()).toBe(true)
    act(signOut)
    expect(hasDrafts()).toBe(false)
  })

  test('[A384] a reload restores the text, but not the consent', async () => {
    await openDoctor()
    await fill()
    useDoctorQuestion.setState(useDoctorQuestion.getInitialState())
    await reloadApp()
    expect(await question()).toHaveValue('左侧有点胀痛')
    expect(agree()).not.toBeChecked()
  })

  test.each([
    ['the customer', '/customer/getCustomerInfo'],
    ['everything', '/*'],
  ])('[A384] a reload that fails to load %s keeps the draft, and a retry restores it', async (_what, path) => {
    await openDoctor()
    await fill()
    act(() => resetStores(USER_PREFIX))
    answer(path, () => HttpResponse.error())
    await reloadApp()
    const again = await screen.findByRole('button', { name: '重试' })
    server.resetHandlers()
    await userEvent.click(again)
    expect(await question()).toHaveValue('左侧有点胀痛')
    expect(hasDrafts()).toBe(true)
  })
})
