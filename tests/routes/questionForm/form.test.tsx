import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as frames from '@/lib/afterNextPaint'
import type { Answers } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import type { VariantId } from '@/domain/variantIds'
import { keepDraft, NEW_PATIENT, readDraft } from '@/stores/questionForm/draft'
import { openForm, useForm } from '@/stores/questionForm/form'
import { alertDialog } from '@/ui/dialog'
import { woman } from '../../support/questionnaireAnswers'
import {
  field,
  finish,
  go,
  itIs,
  isAsked,
  offers,
  option,
  OWNER,
  pick,
  picker,
  renderForm,
  sections,
  sent,
  submit,
} from './formSupport'
import { setOnline } from '../../support/setOnline'
import { listen } from '../../spoken/listen'
import { withoutGeneratedContent } from '../../spoken/screenReader'
import { waitForIdle } from '../../support/waitForIdle'

const button = (name: string | RegExp) => screen.getByText(name, { selector: 'button' })
const back = () => act(() => history.back())
const heading = (name: string) => screen.findByText(name, { selector: 'h1, h2' })

describe('the send button', () => {
  test('[FULLQ-03] [A173] it sends nothing until it is enabled', async () => {
    const { user } = await renderForm({ variantId: 'inspection' }, { allowed: false })
    expect(submit()).toBeDisabled()
    await user.click(submit())
    expect(screen.queryByText('请填写姓名')).toBeNull()
    expect(sent.times).toBe(0)
  })

  test('[FULLQ-04] [RB1] while sending it says so, and further taps send nothing', async () => {
    // React renders in an immediate, and an immediate that is requested later runs after it, as a paint does.
    vi.spyOn(frames, 'afterNextPaint').mockImplementation(() => new Promise((resolve) => setImmediate(resolve)))
    let arrive: () => void = () => undefined
    const { user } = await renderForm(
      { variantId: 'inspection', known: woman, at: 'habits' },
      { onSend: () => new Promise((resolve) => (arrive = resolve)) },
    )
    await user.dblClick(submit())
    expect(submit()).toHaveTextContent('正在提交')
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    await user.click(submit())
    expect(sent.times).toBe(1)
    await act(async () => arrive())
    expect(submit()).toHaveTextContent('send')
  })

  test('[RB1] two taps before the screen is drawn again send once', async () => {
    await renderForm(
      { variantId: 'inspection', known: woman, at: 'habits' },
      { onSend: () => new Promise(() => undefined) },
    )
    await act(async () => {
      submit().click()
      await Promise.resolve()
      submit().click()
    })
    expect(sent.times).toBe(1)
  })

  test('[RB3] without a network it waits, says that nothing is lost, and recovers automatically', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: woman, at: 'habits' })
    const online = setOnline(false)
    fireEvent(window, new Event('offline'))
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('网络已断开。您填写的内容都还在，网络恢复后可以继续。')).toBeVisible()
    await user.click(submit())
    expect(submit()).toHaveAccessibleDescription(/^网络已断开，没有发送。/)
    expect(sent.times).toBe(0)
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await user.click(submit())
    expect(sent.times).toBe(1)
  })
})

describe('the surroundings of the questions', () => {
  test('known answers are filled in and marked once per section, until changed', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: { name: '王芳', age: '45.5' } })
    expect(screen.getAllByText(/^已按您以前的资料填好/)).toHaveLength(1)
    expect(field('年龄')).toHaveValue('45')
    expect(field('姓名')).not.toHaveAccessibleDescription()
    await go('menstruation')
    expect(screen.queryByText(/^已按您以前的资料填好/)).toBeNull()
    await go('basicInfo')
    await user.type(field('姓名'), '芳')
    expect(screen.getByText(/^已按您以前的资料填好/)).toBeVisible()
    await user.type(field('年龄'), '1')
    expect(screen.queryByText(/^已按您以前的资料填好/)).toBeNull()
  })

  test('required questions are starred and counted down', async () => {
    const { user } = await renderForm({
      variantId: 'supplementaryRelative',
      known: { name: '王芳', age: '45', sex: '1', lackExercise: 'no' },
    })
    expect(field('姓名')).toBeRequired()
    expect(field('身份证号')).not.toBeRequired()
    expect(screen.getByText('还差 2 题')).toBeVisible()
    await user.click(option('是否睡眠不足', '否'))
    expect(screen.getByText('还差 1 题')).toBeVisible()
    await user.click(option('是否使用丰胸、美容或减肥产品', '否'))
    expect(screen.getByText('必答题已答完')).toBeVisible()
  })

  test.each(['relative', 'ownRecord'] as const)(
    '[PATIENT-11] [A143] (%s) the last period is starred only until the menopause age is given',
    async (variantId) => {
      const { user } = await renderForm({ variantId, known: { ...woman, lastPeriodDay: '' }, at: 'menstruation' })
      const star = () => screen.getByText('末次月经日期').nextElementSibling?.textContent
      expect(star()).toBe('*')
      await user.type(field('绝经年龄'), '44')
      expect(star()).not.toBe('*')
      await user.clear(field('绝经年龄'))
      expect(star()).toBe('*')
    },
  )

  test('content added by the screen is above the button', async () => {
    await renderForm({ variantId: 'inspection' }, { extra: <p>extra</p> })
    expect(screen.getByText('extra').compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('the draft of a form', () => {
  test.each([
    ['zh', '姓名', '已保存 10:42'],
    ['en', 'Name', 'Saved 10:42'],
  ] as const)('[A384] (%s) it shows when the answers were saved', async (language, name, text) => {
    const { user } = await renderForm({ variantId: 'inspection', kept: true }, { language })
    expect(screen.queryByText(text)).toBeNull()
    await user.type(field(name), '王')
    expect(screen.getByText(text)).toBeVisible()
    itIs('2026-11-21 10:43:00')
    await user.type(field(name), '芳')
    expect(screen.getByText(text.replace('42', '43'))).toBeVisible()
  })

  test('a form without a draft does not mention one', async () => {
    const { user } = await renderForm({ variantId: 'gail' })
    await user.type(field('年龄'), '45')
    expect(screen.queryByText(/已保存|没能保存/)).toBeNull()
  })

  test('[A522] a full storage is reported, and read out once', async () => {
    withoutGeneratedContent()
    const { user } = await renderForm({ variantId: 'inspection', kept: true })
    const { said, heard } = listen()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.type(field('姓名'), '王芳')
    expect(screen.getByText('这部手机没能保存，离开后需要重填')).toBeVisible()
    await heard()
    expect(said.filter((phrase) => phrase === 'polite: 这部手机没能保存，离开后需要重填')).toHaveLength(1)
    await user.click(screen.getByText('leave'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('现在离开，已填写的内容会丢失。')
  })

  test('[RB4] [A384] typed answers are restored with a notice, and can be discarded', async () => {
    const first = await renderForm({ variantId: 'relative', known: { name: '王芳' }, kept: true })
    await first.user.clear(field('姓名'))
    await first.user.type(field('姓名'), '王小芳')
    await first.user.type(field('身份证号'), '110')
    const { form } = useForm.getState()
    itIs('2026-11-21 11:00:00')
    act(() => {
      useForm.setState({ unsent: false })
      if (form !== undefined) openForm(form)
    })
    const notice = screen.getByText('已恢复您 10:42 填写的内容。').closest('div') as HTMLElement
    expect(notice).toHaveTextContent('身份证号和手机号没有保存在手机上，请核对或补填。')
    expect(field('姓名')).toHaveValue('王小芳')
    expect(field('身份证号')).toHaveValue('')
    await first.user.click(within(notice).getByText('重新开始'))
    await first.user.click(within(await screen.findByRole('alertdialog')).getByText('保留'))
    expect(field('姓名')).toHaveValue('王小芳')
    await first.user.click(within(notice).getByText('重新开始'))
    await first.user.click(within(await screen.findByRole('alertdialog')).getByText('清除'))
    await waitFor(() => expect(field('姓名')).toHaveValue('王芳'))
    expect(notice).not.toBeInTheDocument()
    expect(window.localStorage).toHaveLength(0)
  })

  test('[RB4] [A384] a restored form does not ask again for numbers that it has filled in', async () => {
    const known = { name: '王芳', phone: '13812345678', identityCard: '11010119800101123X' }
    const { user } = await renderForm({ variantId: 'supplementaryOwn', known, kept: true }, { language: 'en' })
    await user.type(field('Name'), '芳')
    act(() => {
      const { form } = useForm.getState()
      useForm.setState({ unsent: false })
      if (form !== undefined) openForm(form)
    })
    expect(field('ID card number')).toHaveValue(known.identityCard)
    const text = 'ID card and phone numbers are not kept on the phone. Please check them, and fill in what is missing.'
    expect(screen.getByText(text)).toBeVisible()
  })

  test('[RB4] [A573] once the restored answer is deleted, the notice about restored answers disappears', async () => {
    const { user } = await renderForm({ variantId: 'inspection', kept: true })
    await user.type(field('姓名'), '王')
    act(() => {
      const { form } = useForm.getState()
      useForm.setState({ unsent: false })
      if (form !== undefined) openForm(form)
    })
    expect(screen.getByText(/^已恢复您/)).toBeVisible()
    await user.clear(field('姓名'))
    expect(screen.queryByText(/^已恢复您/)).toBeNull()
  })

  test('a draft of the previous evening shows the day', async () => {
    itIs('2026-11-20 23:10:00')
    const { user } = await renderForm({ variantId: 'inspection', kept: true })
    await user.type(field('姓名'), '王')
    itIs('2026-11-21 08:00:00')
    act(() => {
      const { form } = useForm.getState()
      useForm.setState({ unsent: false })
      if (form !== undefined) openForm(form)
    })
    expect(screen.getByText('已恢复您 11月20日 23:10 填写的内容。')).toBeVisible()
    expect(screen.queryByText(/身份证号和手机号没有保存/)).toBeNull()
  })
})

describe('the draft of a form that two tabs show', () => {
  /** What another tab, which opened the form at the same time, has written meanwhile. */
  const otherTabWrites = (variantId: VariantId, answers: Answers) => keepDraft(VARIANTS[variantId], OWNER, answers)
  const stored = (variantId: VariantId) => readDraft(VARIANTS[variantId], OWNER)?.answers

  test('[RB4] [A564] what another tab has answered stays kept when this tab answers another question', async () => {
    const known = { ...woman, smoking: '' }
    const { user } = await renderForm({ variantId: 'inspection', known, kept: true, at: 'habits' })
    await user.click(option('是否吸烟', '是'))
    otherTabWrites('inspection', { ...stored('inspection'), drink: 'no', age: '46' })
    await user.click(option('是否吸烟', '否'))
    expect(stored('inspection')).toMatchObject({ smoking: 'no', drink: 'no', age: '46' })
  })

  test('[A564] an answer that this tab takes back is not restored from the other one', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: woman, kept: true })
    await user.type(field('姓名'), '芳')
    otherTabWrites('inspection', { ...stored('inspection'), drink: 'no' })
    await user.clear(field('姓名'))
    expect(stored('inspection')?.name).toBe('')
  })

  test('[A564] a name that another tab has corrected stays kept when this tab answers a question', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: woman, kept: true, at: 'habits' })
    otherTabWrites('inspection', { name: '王芳芳' })
    await user.click(option('是否吸烟', '是'))
    expect(stored('inspection')).toEqual({ name: '王芳芳', smoking: 'yes' })
  })

  test.each([
    ['named', '王芳'],
    ['not named yet', undefined],
  ])('[A564] the answers of two new relatives in two tabs are never mixed (this one is %s)', async (_is, name) => {
    const owner = { ...OWNER, patientId: NEW_PATIENT }
    const { user } = await renderForm({ variantId: 'relative', kept: true, owner })
    if (name !== undefined) await user.type(field('姓名'), name)
    keepDraft(VARIANTS.relative, owner, { ...(name !== undefined && { name: '李梅' }), age: '71', ethnicity: '回族' })
    await user.type(field('年龄'), '43')
    expect(readDraft(VARIANTS.relative, owner)?.answers).toEqual({ ...(name !== undefined && { name }), age: '43' })
  })
})

test('[A573] a draft holds what differs from the known answers, and goes with the last difference', async () => {
  const { user } = await renderForm({ variantId: 'inspection', known: woman, kept: true })
  await user.type(field('姓名'), '芳')
  expect(readDraft(VARIANTS.inspection, OWNER)?.answers).toEqual({ name: '王芳芳' })
  await user.type(field('姓名'), '{Backspace}')
  expect(readDraft(VARIANTS.inspection, OWNER)).toBeUndefined()
})

describe('an answer that is taken back', () => {
  test('[A573] after it was typed or ticked, it leaves no draft, and no dialog asks on leaving', async () => {
    const { user } = await renderForm({ variantId: 'inspection', kept: true })
    await user.type(field('姓名'), '王')
    await user.clear(field('姓名'))
    await go('familyAndBiopsy')
    await user.click(option('一级亲属是否患过乳腺癌', '是'))
    await user.click(screen.getByLabelText('母亲'))
    expect(screen.getByText('已保存 10:42')).toBeVisible()
    await user.click(screen.getByLabelText('母亲'))
    await user.click(option('一级亲属是否患过乳腺癌', '是'))
    expect(screen.queryByText('已保存 10:42')).toBeNull()
    expect(window.localStorage).toHaveLength(0)
    await user.click(screen.getByText('leave'))
    await heading('other')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test.each<[VariantId, 'zh' | 'en', string, string, string]>([
    ['shortOnSite', 'zh', '患过乳腺癌的一级亲属人数', '1 人', '不填写'],
    ['shortOnSite', 'zh', '乳腺活检次数', '1 次', '不填写'],
    ['shortOnSite', 'zh', '活检是否发现非典型增生', '不确定', '不填写'],
    ['relative', 'zh', '与您的关系', '配偶', '不填写'],
    ['relative', 'en', 'Ethnic group', 'Hui', 'No answer'],
  ])('[A602] (%s, %s) the optional %s is taken back in its list', async (variantId, language, name, some, none) => {
    const { user } = await renderForm({ variantId }, { language })
    const before = picker(name).textContent
    expect(await offers(user, name)).not.toContain(none)
    await pick(user, name, some)
    expect(picker(name)).toHaveTextContent(some)
    await pick(user, name, none)
    expect(picker(name)).toHaveTextContent(before)
    expect(picker(name)).toHaveFocus()
    // With an answer that is still to be sent a dialog would ask.
    await user.click(screen.getByText('leave'))
    await heading('other')
  })

  test('[A602] a required or a locked answer offers no way to take it back', async () => {
    const { user } = await renderForm({ variantId: 'fullRecord', known: { ethnicity: '汉族' } })
    expect(await offers(user, '民族')).not.toContain('不填写')
    act(() =>
      openForm({ variantId: 'shortOnSite', key: 'site', draftOwner: undefined, sources: [{ gailBiopsy: '0' }] }),
    )
    expect(await offers(user, '活检是否发现非典型增生')).toEqual(['没有做过活检'])
  })

  test('[A573] a known answer that was emptied is still a change', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: woman, kept: true })
    await user.clear(field('姓名'))
    expect(readDraft(VARIANTS.inspection, OWNER)?.answers).toEqual({ name: '' })
    await user.click(screen.getByText('leave'))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('[A573] a phone number that the user chose to modify and then kept is no change, so leaving asks nothing', async () => {
    const known = { name: '王芳', age: '45', sex: '0', phone: '13812345678' }
    const { user } = await renderForm({ variantId: 'supplementaryOwn', known, kept: true })
    await user.click(screen.getByText('修改手机号'))
    await user.click(screen.getByText('不修改'))
    await user.click(screen.getByText('leave'))
    await heading('other')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('leaving a form', () => {
  test.each([
    ['inspection', '已填写的内容会在这部手机上保留 12 小时，回来可以继续。'],
    ['relative', '已填写的内容会在这部手机上保留 12 小时，回来可以继续；身份证号和手机号不会保留。'],
  ] as const)('(%s) a dialog asks, and says that the input is kept for half a day', async (variantId, text) => {
    const { user, router } = await renderForm({ variantId, kept: true })
    await user.type(field('姓名'), '王')
    await user.click(screen.getByText('leave'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(text)
    await user.click(button('继续填写'))
    expect(router.state.location.pathname).toBe('/form')
    expect(field('姓名')).toHaveValue('王')
    await user.click(screen.getByText('leave'))
    await screen.findByRole('alertdialog')
    await user.click(button('离开'))
    await heading('other')
  })

  test('[RA13] [A384] a draft that the phone refused is not said to be kept when its form is opened again', async () => {
    const { user } = await renderForm({ variantId: 'inspection', kept: true })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await user.type(field('姓名'), '王')
    act(() => {
      const { form } = useForm.getState()
      useForm.setState({ unsent: false })
      if (form !== undefined) openForm(form)
    })
    expect(field('姓名')).toHaveValue('王')
    expect(screen.getByText('这部手机没能保存，离开后需要重填')).toBeVisible()
    await user.click(screen.getByText('leave'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('现在离开，已填写的内容会丢失。')
  })

  test('a form without a draft says that the input is lost', async () => {
    const { user } = await renderForm({ variantId: 'gail' })
    await user.type(field('年龄'), '45')
    await user.click(screen.getByText('leave'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('现在离开，已填写的内容会丢失。')
  })

  test('without input, or after sending, no dialog asks', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: woman, kept: true })
    await go('habits')
    await user.click(option('是否吸烟', '是'))
    await user.click(submit())
    expect(sent.times).toBe(1)
    await user.click(screen.getByText('leave'))
    await heading('other')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the review', () => {
  const look = { review: true }
  const rows = (title: string) =>
    [...screen.getByRole('region', { name: title }).querySelectorAll('dl > div')].map((row) =>
      [...row.querySelectorAll('dt, dd:not(:last-child)')].map(({ textContent }) => textContent).join(': '),
    )

  test('it shows every answer in words, by section, and the open questions', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: { ...woman, special: '' } }, look)
    await finish(user)
    await heading('核对回答')
    expect(rows('1 基本信息')).toEqual(['姓名: 王芳', '年龄: 45 岁', '性别: 女'])
    expect(rows('2 月经与哺乳')).toEqual([
      '初潮年龄: 13 岁',
      '末次月经日期: 2026年11月1日',
      '绝经年龄: 没有回答',
      '生育次数: 2 次',
      '初次妊娠年龄: 26 岁',
      '目前是否怀孕或哺乳: 没有回答',
    ])
    expect(rows('3 家族史与活检')).toEqual(
      expect.arrayContaining([
        '哪些一级亲属患过乳腺癌: 母亲: 姐妹',
        '二级亲属是否患过乳腺癌: 否',
        '活检次数: 3 次及以上',
        '流产史: 有',
      ]),
    )
    expect(rows('3 家族史与活检').join()).not.toContain('哪些二级亲属')
    expect(sent.times).toBe(0)
  })

  test('an incomplete form is not reviewed', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: { ...woman, age: '' } }, look)
    await finish(user)
    expect(field('年龄')).toHaveFocus()
    expect(sections()).not.toContain('核对回答')
  })

  test('a change link leads back to that question, with its answer in focus', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: woman }, look)
    await finish(user)
    await user.click(screen.getByLabelText('修改：是否饮酒'))
    await waitFor(() => expect(isAsked('是否饮酒')).toBe(true))
    expect(option('是否饮酒', '是')).toHaveFocus()
    await finish(user)
    await user.click(screen.getByLabelText('修改：末次月经日期'))
    await waitFor(() => expect(picker('末次月经日期')).toHaveFocus())
  })

  test('Back closes it and stays on the page, and the next Back leaves', async () => {
    const { user, router } = await renderForm({ variantId: 'inspection', known: woman, at: 'habits' }, look)
    await finish(user)
    await heading('核对回答')
    await waitForIdle()
    back()
    await waitFor(() => expect(submit()).toHaveFocus())
    expect(router.state.location.pathname).toBe('/form')
    await waitForIdle()
    back()
    await heading('before')
  })

  test('Back closes a message over it first, and the review next', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: woman, at: 'habits' }, look)
    await finish(user)
    await heading('核对回答')
    await waitForIdle()
    act(() => void alertDialog({ title: 'failed', confirmText: 'ok' }))
    await screen.findByRole('dialog', { name: 'failed' })
    back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitForIdle()
    expect(sections()).toContain('核对回答')
    back()
    await waitFor(() => expect(submit()).toHaveFocus())
  })

  test('it sends once, and the next screen starts with a clean history', async () => {
    const { user, router } = await renderForm({ variantId: 'inspection', known: woman, at: 'habits' }, look)
    await user.click(option('是否吸烟', '是'))
    await finish(user)
    await user.dblClick(button('send'))
    await waitForIdle()
    expect(sent.times).toBe(1)
    await act(() => router.navigate('/other', { replace: true }))
    await waitForIdle()
    back()
    await heading('before')
  })

  test('[FULLQ-51] after a failure the review stays, Back leads to the answers, and they can be resent', async () => {
    const { user, router } = await renderForm(
      { variantId: 'inspection', known: woman },
      { ...look, onSend: () => Promise.resolve(), extra: <p>failed</p> },
    )
    await finish(user)
    await user.click(button('send'))
    await waitFor(() => expect(sent.times).toBe(1))
    await waitForIdle()
    expect(sections()).toContain('核对回答')
    expect(screen.getByText('failed')).toBeVisible()
    await user.click(button('send'))
    await waitFor(() => expect(sent.times).toBe(2))
    await waitForIdle()
    back()
    await waitFor(() => expect(submit()).toHaveFocus())
    expect(router.state.location.pathname).toBe('/form')
  })
})
