import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { QuestionId } from '@/domain/questionForm/question'
import { listen } from '../../spoken/listen'
import { woman } from '../../support/questionnaireAnswers'
import { draftAnswers, field, finish, option, pick, picker, renderForm, sections, sent, submit } from './formSupport'
import { waitForIdle } from '../../support/waitForIdle'

const button = (name: string | RegExp) => screen.getByText(name, { selector: 'button' })
const back = () => act(() => history.back())
const at = (title: string) => waitFor(() => expect(sections()).toEqual([title]))

test('[A439] Next validates its own section and moves the focus to the next heading, and Back returns before it leaves', async () => {
  const { user, router } = await renderForm({
    variantId: 'inspection',
    known: { ...woman, name: '', menarcheAge: '' },
  })
  await user.click(button('下一步'))
  expect(field('姓名')).toHaveFocus()
  await user.type(field('姓名'), '王芳')
  await user.click(button('下一步'))
  await at('2 月经与哺乳')
  expect(screen.getByText('2 月经与哺乳')).toHaveFocus()
  // Missing answers here are not validated from the previous section.
  expect(field('初潮年龄')).not.toHaveAttribute('aria-invalid')
  expect(button(/^第 2\/4 步 · 还差 1 题$/)).toBeVisible()
  await user.type(field('初潮年龄'), '13')
  await user.click(button('下一步'))
  await at('3 家族史与活检')
  back()
  await at('2 月经与哺乳')
  expect(field('初潮年龄')).toHaveValue('13')
  await user.click(button('上一步'))
  await at('1 基本信息')
  expect(field('姓名')).toHaveValue('王芳')
  expect(router.state.location.pathname).toBe('/form')
})

test('[RB1] two quick taps on “back” return by one section', async () => {
  const { user } = await renderForm({ variantId: 'inspection', known: woman })
  await user.click(button('下一步'))
  await at('2 月经与哺乳')
  await user.click(button('下一步'))
  await at('3 家族史与活检')
  await user.dblClick(button('上一步'))
  await at('2 月经与哺乳')
  await waitForIdle()
  expect(sections()).toEqual(['2 月经与哺乳'])
})

test('[RB1] [FULLQ-51] the second of two quick taps on the last “next” does not send the answers unseen', async () => {
  const { user } = await renderForm({ variantId: 'inspection', known: woman }, { review: true })
  await finish(user)
  await screen.findByText('核对回答', { selector: 'h2' })
  // The button to send stands where “next” was.
  fireEvent.click(button('send'), { detail: 2 })
  await waitForIdle()
  expect(sent.times).toBe(0)
  fireEvent.click(button('send'), { detail: 1 })
  await waitFor(() => expect(sent.times).toBe(1))
})

test.each([
  ['zh', /^第 1\/4 步 · 还差 2 题$/, '各部分', '2 月经与哺乳还差 1 题', '4 生活习惯必答题已答完'],
  [
    'en',
    /^Step 1 of 4 · 2 to go$/,
    'Sections',
    '2 Periods and breastfeeding1 to go',
    '4 LifestyleRequired answers done',
  ],
] as const)(
  '[A439] (%s) the list of sections shows the open questions of each and links to it',
  async (language, step, title, open, complete) => {
    const known = { ...woman, name: '', menarcheAge: '' }
    const { user } = await renderForm({ variantId: 'inspection', known }, { language })
    await user.click(button(step))
    const rows = within(screen.getByRole('dialog', { name: title })).getAllByRole('listitem')
    const said = rows.map(({ textContent }) =>
      textContent.replace(/(?<=\D) (?=还差|必答题|\d+ to go|Required answers)/, ''),
    )
    expect(said).toEqual(expect.arrayContaining([open, complete]))
    expect(within(rows[0] as HTMLElement).getByRole('button')).toHaveAttribute('aria-current', 'step')
    await user.click(within(rows[3] as HTMLElement).getByRole('button'))
    await waitFor(() => expect(sections()[0]).toMatch(/^4 /))
    // The last section validates all of them, and opens the first with an error.
    await user.click(submit())
    await waitFor(() => expect(sections()[0]).toMatch(/^1 /))
    expect(field(language === 'zh' ? '姓名' : 'Name')).toHaveFocus()
  },
)

test('an answer opened from the review is changed, and one tap returns to it', async () => {
  const { user } = await renderForm({ variantId: 'inspection', known: woman }, { review: true })
  await finish(user)
  await screen.findByText('核对回答', { selector: 'h2' })
  await user.click(screen.getByLabelText('修改：初潮年龄'))
  await at('2 月经与哺乳')
  expect(field('初潮年龄')).toHaveFocus()
  await user.type(field('初潮年龄'), '{backspace}4')
  await user.click(button('下一步，核对回答'))
  await screen.findByText('核对回答', { selector: 'h2' })
  expect(screen.getByText('14 岁')).toBeVisible()
})

test('[A439] one tap answers no to the remaining questions, moves the focus on, and each stays changeable', async () => {
  const { user } = await renderForm({
    variantId: 'fullRecord',
    known: { sex: '0' },
    at: 'familyAndBiopsy',
    kept: true,
  })
  await user.click(option('是否做过乳腺活检', '是'))
  await user.click(button('其余都没有'))
  await waitFor(() =>
    expect(draftAnswers()).toMatchObject({ firstDegree: 'no', secondDegree: 'no', biopsy: 'yes', abortion: 'no' }),
  )
  expect(screen.queryByText('其余都没有')).toBeNull()
  expect(submit()).toHaveFocus()
  await user.click(option('流产史', '有'))
  expect(option('流产史', '有')).toBeChecked()
})

test.each([
  ['zh', '其余都没有', '其余 3 题都已按“没有”填写，请核对。'],
  ['en', 'None of the others', 'Questions answered No: 3. Please check them.'],
] as const)('[A668] (%s) one tap on the rest says how many answers it has filled in', async (...args) => {
  const [language, name, text] = args
  const known = { sex: '0', biopsy: 'yes' } as const
  const { user } = await renderForm({ variantId: 'fullRecord', known, at: 'familyAndBiopsy' }, { language })
  // The page has this region from its start, and the tests add it when it is first asked for.
  expect(document.getElementById('toasts')).toBeEmptyDOMElement()
  const { said, heard } = listen()
  await user.click(button(name))
  expect(await screen.findByText(text)).toBeVisible()
  await heard()
  expect(said).toContain(`polite: ${text}`)
})

test('[A439] [A425] a woman without findings or stored answers completes the health questionnaire in at most 24 taps', async () => {
  const { user } = await renderForm({ variantId: 'fullRecord', kept: true }, { review: true })
  let taps = 0
  const tap = async (element: HTMLElement) => {
    taps++
    await user.click(element)
  }
  // A field counts as one tap; typing counts as keys.
  const write = async (name: string, text: string) => {
    await tap(field(name))
    await user.keyboard(text)
  }
  const choose = async (name: string, answer: string) => {
    taps += 2
    await pick(user, name, answer)
  }
  const onward = async (title: string) => {
    await tap(button('下一步'))
    await at(title)
  }
  await write('姓名', '王芳')
  await write('年龄', '45')
  await tap(option('性别', '女'))
  await choose('民族', '汉族')
  await write('身高', '160')
  await write('体重', '55')
  await onward('2 月经与哺乳')
  await write('初潮年龄', '13')
  await tap(picker('末次月经日期'))
  await tap(within(screen.getByRole('dialog')).getByText('20'))
  await waitFor(() => expect(picker('末次月经日期')).toHaveAccessibleName('末次月经日期 2026年11月20日'))
  await write('生育次数', '1')
  await write('初次妊娠年龄', '27')
  await tap(option('目前是否怀孕或哺乳', '否'))
  await onward('3 家族史与活检')
  await tap(button('其余都没有'))
  await onward('4 生活习惯')
  await tap(button('其余都没有'))
  await onward('乳房情况')
  await tap(option('手边有检查结果可以照着填吗', '是'))
  await tap(option('乳腺类型', '混合型'))
  await tap(button('两侧均无异常'))
  await tap(button('下一步，核对回答'))
  await screen.findByText('核对回答', { selector: 'h2' })
  const findings: QuestionId[] = ['leftNipple', 'rightPain', 'abortion', 'useProduct', 'special']
  await waitFor(() => expect(Object.keys(draftAnswers() ?? {})).toEqual(expect.arrayContaining(findings)))
  await tap(button('send'))
  await waitFor(() => expect(sent.times).toBe(1))
  expect(taps).toBeLessThanOrEqual(24)
})

test('[A439] a record on one page lists its sections as well, and links to their headings', async () => {
  const { user } = await renderForm({ variantId: 'ownRecord', known: { ...woman, name: '' } })
  expect(sections()).toHaveLength(4)
  await user.click(button('共 4 部分 · 还差 1 题'))
  const list = within(screen.getByRole('dialog', { name: '各部分' }))
  const said = list.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ''))
  expect(said).toEqual(['1基本信息还差1题', '2月经与哺乳必答题已答完', '3家族史必答题已答完', '4生活习惯都是选填'])
  await user.click(list.getByRole('button', { name: /^3 / }))
  await waitFor(() => expect(screen.getByText('3 家族史')).toHaveFocus())
  expect(sections()).toHaveLength(4)
})
