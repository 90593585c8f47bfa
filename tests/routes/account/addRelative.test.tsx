import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { USER_PREFIX } from '@/stores/userStorage'
import { startSession, token } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { field, openAs, pick, save, tick, typeInto, BLANK, fillNew, findAlert, openAdd, type User } from './support'
import { holdTimers } from '../../support/stoppedClocks'
import { address, formOf, heading, PHONE, reloadApp, renderApp } from '../../support/app'
import { setOnline } from '../../support/setOnline'
import { deferred } from '../../support/deferred'

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('a child under 14', () => {
  const fillChild = async (user: User, age: string) => {
    await typeInto(user, '姓名', '田小禾')
    await typeInto(user, '年龄', age)
    await tick(user, '性别', '男')
  }

  test('is registered only with the yes of a guardian', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '7')
    const { user } = await openAdd()
    await fillChild(user, '13.9')
    await save(user)
    const question = within(await screen.findByRole('alertdialog', { name: '这是未满 14 周岁的儿童' }))
    await user.click(question.getByRole('button', { name: '返回' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent).toHaveLength(0)
    expect(field('姓名')).toHaveValue('田小禾')
    await save(user)
    await user.click(await screen.findByRole('button', { name: '我是监护人，同意' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('a person of 14 is registered without a guardian', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '7')
    const { user } = await openAdd()
    await fillChild(user, '14')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('registering a relative', () => {
  test('[PATIENT-08] [PATIENT-09] [A140] the form has every field of the record, the relation included', async () => {
    const { user } = await openAdd()
    for (const name of ['姓名', '年龄', '手机号', '身份证号', '身高', '体重', '初潮年龄', '绝经年龄', '生育次数'])
      expect(field(name)).toHaveValue('')
    for (const name of [/^民族/, /^末次月经日期/]) expect(screen.getByRole('button', { name })).toBeVisible()
    for (const name of ['性别', '一级亲属是否患过乳腺癌', '二级亲属是否患过乳腺癌', '是否吸烟', '是否饮酒'])
      expect(screen.getByRole('radiogroup', { name })).toBeVisible()
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^与您的关系/ }))
    const relations = within(await screen.findByRole('dialog')).getAllByRole('radio')
    expect(relations.map((radio) => radio.closest('label')?.textContent)).toEqual([
      '配偶',
      '父母',
      '子女',
      '兄弟姐妹',
      '其他',
    ])
  })

  test('[API-34] [A343] [A391] [RB1] repeated taps send the form once, with a new key and without an id', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '2099')
    const { user } = await openAdd()
    await fillNew(user)
    await pick(user, /^与您的关系/, '父母')
    await tick(user, '一级亲属是否患过乳腺癌', '是')
    await user.click(screen.getByRole('checkbox', { name: '母亲' }))
    await user.click(screen.getByRole('checkbox', { name: '姐妹' }))
    await user.dblClick(screen.getByText('保存'))
    await screen.findByText('保存成功')
    expect(sent).toHaveLength(1)
    expect(await formOf(sent[0])).toEqual({
      ...BLANK,
      name: '田秀兰',
      age: '68.5',
      sex: '0',
      relationId: '2',
      menopausetime: '51',
      relatives1st: 'true',
      c1strelatives: '0,2',
    })
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/\S/)
  })

  test.each([
    ['zh', '亲友管理', '添加亲友', '保存成功'],
    ['en', 'Relatives', 'Add a relative', 'saved successfully'],
  ] as const)(
    '[PATIENT-19] [A365] saving is confirmed, and a second later the previous page shows the new relative (%s)',
    async (language, list, title, said) => {
      const { user } = await openAs('/patient/list', list, language)
      await user.click(await screen.findByRole('button', { name: title }))
      await heading(title)
      await typeInto(user, language === 'zh' ? '姓名' : 'Name', '田秀兰')
      await typeInto(user, language === 'zh' ? '年龄' : 'Age', '68')
      await tick(user, language === 'zh' ? '性别' : 'Sex', language === 'zh' ? '男' : 'Male')
      const aSecondLater = holdTimers(1000)
      await save(user)
      await screen.findByText(said)
      expect(address()).toBe('/patient/add')
      act(aSecondLater)
      await heading(list)
      expect(await screen.findByRole('link', { name: /田秀兰/ })).toBeVisible()
      expect(address()).toBe('/patient/list')
    },
  )

  test('[A507] an ID number fills in age and sex where they are empty, and a message says so', async () => {
    const { user } = await openAdd()
    await typeInto(user, '身份证号', '110105198003151234')
    expect(field('年龄')).toHaveValue('46')
    expect(screen.getByLabelText('男')).toBeChecked()
    expect(screen.getByText('已按身份证号填写年龄和性别，请核对。').closest('[role=status]')).toBeVisible()
    await typeInto(user, '年龄', '45')
    await typeInto(user, '身份证号', '11010519491231002X')
    expect(field('年龄')).toHaveValue('45')
    expect(screen.getByLabelText('女')).toBeChecked()
    expect(screen.getByText('已按身份证号填写性别，请核对。')).toBeVisible()
    await tick(user, '性别', '男')
    expect(screen.queryByText(/^已按身份证号/)).toBeNull()
  })

  test('[A139] when opened by a link, saving leads to the list of relatives', async () => {
    const { user } = await openAdd()
    await fillNew(user)
    await save(user)
    await heading('亲友管理')
  })

  test('[A529] the form asks for consent while the stored record loads', async () => {
    answer('/relativesManager/getRelativesInfoById', () => new Promise(() => undefined))
    await renderApp('/patient/edit?id=2001', { signedInAs: PHONE })
    expect(await screen.findByRole('checkbox')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('编辑亲友')
  })

  test('[A385] the form asks for consent first, and a refusal leads back', async () => {
    const { user } = await renderApp('/patient/list', { signedInAs: PHONE })
    await user.click(await screen.findByRole('button', { name: '添加亲友' }))
    expect(await screen.findByRole('heading', { name: '处理健康信息，需要您同意' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: '不同意，返回' }))
    await heading('亲友管理')
  })
})

describe('while the record is being sent', () => {
  const begin = async () => {
    const slow = deferred()
    const sent = answer('/relativesManager/addRelatives', () => slow.promise)
    const { user } = await openAdd()
    await fillNew(user)
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    return { user, slow }
  }
  const change = async (user: User) => {
    await typeInto(user, '姓名', '田秀')
    await tick(user, '性别', '男')
  }

  test('[A531] no answer changes, so that the one that is confirmed is the one on the screen', async () => {
    const { user, slow } = await begin()
    await change(user)
    slow.resolve('7')
    await screen.findByText('保存成功')
    expect(field('姓名')).toHaveValue('田秀兰')
    expect(screen.getByLabelText('女')).toBeChecked()
    await heading('亲友管理')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[A531] after a failure every answer is there, and can be changed', async () => {
    const { user, slow } = await begin()
    slow.resolve(refuse('请填写姓名、性别和年龄'))
    await user.click(within(await findAlert('没有保存成功')).getByRole('button', { name: '知道了' }))
    expect(field('姓名')).toHaveValue('田秀兰')
    await change(user)
    expect(field('姓名')).toHaveValue('田秀')
    expect(screen.getByLabelText('男')).toBeChecked()
  })

  test('[A531] [RB4] a restored form cannot be started again', async () => {
    const first = await openAdd()
    await fillNew(first.user)
    resetStores(USER_PREFIX)
    const { user } = await reloadApp()
    const slow = deferred()
    const sent = answer('/relativesManager/addRelatives', () => slow.promise)
    const again = await screen.findByRole('button', { name: '重新开始' })
    expect(again).toBeEnabled()
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(again).toBeDisabled()
  })
})

describe('a failed save', () => {
  test('[A391] without an answer the input stays; a repeat has the same key, and a changed form has a new one', async () => {
    const sent = answer('/relativesManager/addRelatives', () => Response.error())
    const { user } = await openAdd()
    await fillNew(user)
    for (const _try of [1, 2]) {
      await save(user)
      await user.click(within(await findAlert('没有收到保存结果')).getByRole('button', { name: '知道了' }))
      expect(field('姓名')).toHaveValue('田秀兰')
    }
    await typeInto(user, '年龄', '69')
    await save(user)
    await findAlert('没有收到保存结果')
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(address()).toBe('/patient/add')
  })

  test('a rejection is shown in the server’s words, and the input stays', async () => {
    answer('/relativesManager/addRelatives', () => refuse('请填写姓名、性别和年龄'))
    const { user } = await openAdd()
    await fillNew(user)
    await save(user)
    expect(await findAlert('没有保存成功')).toHaveAccessibleDescription(/请填写姓名、性别和年龄\s*您填写的内容都还在/)
    expect(field('姓名')).toHaveValue('田秀兰')
  })
})

test('[A481] a new relative that never left the phone is not called registered because another save was lost', async () => {
  answer('/relativesManager/editRelatives', () => Response.error())
  const { user, router } = await openAs('/patient/edit?id=2001', '编辑亲友')
  await screen.findByLabelText('姓名', { selector: 'input' })
  await save(user)
  await user.click(within(await findAlert('没有收到保存结果')).getByRole('button', { name: '知道了' }))
  await act(() => router.navigate('/patient/add'))
  await heading('添加亲友')
  await fillNew(user)
  setOnline(false)
  await save(user)
  expect(await findAlert('没有保存成功')).toHaveAccessibleDescription(/网络已断开，没有发送/)
})

describe('a new relative whose answer was lost', () => {
  test.each([
    ['zh', '添加亲友', /可能已经添加成功/, '查看亲友列表', ['姓名', '年龄', '性别', '男']],
    ['en', 'Add a relative', /may already have been added/, 'See your relatives', ['Name', 'Age', 'Sex', 'Male']],
  ] as const)(
    '[A434, RB2] the form says to check the list first, also after a reload, until an answer arrives (%s)',
    async (language, title, said, toList, [name, age, sex, male]) => {
      const sent = answer('/relativesManager/addRelatives', () => Response.error())
      const { user } = await openAs('/patient/add', title, language)
      expect(screen.queryByText(said)).toBeNull()
      await typeInto(user, name, '江海')
      await typeInto(user, age, '44')
      await tick(user, sex, male)
      await save(user)
      const dialog = await screen.findByRole('dialog')
      expect(dialog).toHaveAccessibleDescription(said)
      await user.click(within(dialog).getByRole('button'))
      resetStores(USER_PREFIX)
      startSession(token() ?? '')
      const again = await reloadApp()
      await heading(title)
      expect(await screen.findByText(said)).toBeVisible()
      await save(again.user)
      await waitFor(() => expect(sent).toHaveLength(2))
      const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'))
      expect(second).toBe(first)
      await again.user.click(within(await screen.findByRole('dialog')).getByRole('button'))
      expect(screen.getByRole('link', { name: toList })).toHaveAttribute('href', '/patient/list')
    },
  )
})
