import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { USER_PREFIX } from '@/stores/userStorage'
import { startSession, token } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'
import { answer, itIs, later, PHONE, refuse } from '../booking/support'
import { field, formOf, openAs, pick, save, tick, typeInto } from './support'
import { holdTimers } from '../../stoppedClocks'
import { address, heading, reloadApp, renderApp } from '../support'
import { setOnline } from '../../setOnline'

type User = Awaited<ReturnType<typeof openAs>>['user']

beforeEach(() => itIs('2026-11-25 10:00:00'))

const BLANK = {
  relationId: '',
  telphone: '',
  identityCard: '',
  ethnicity: '',
  height: '',
  weight: '',
  mLastday: '',
  mAge: '',
  fPregnancy: '',
  childbirth: '',
  menopausetime: '',
  relatives1st: '',
  c1strelatives: '',
  relatives2nd: '',
  c2ndrelatives: '',
  smoking: '',
  drink: '',
  isPrimary: '0',
}
/** Fills in the required fields (A141, PATIENT-11). */
const fillNew = async (user: User) => {
  await typeInto(user, '姓名', '田秀兰')
  await typeInto(user, '年龄', '68.5')
  await tick(user, '性别', '女')
  await typeInto(user, '绝经年龄', '51')
}
const openAdd = () => openAs('/patient/add', '添加亲友')
const alert = (name: string) => screen.findByRole('dialog', { name })

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

  test('a person of 14 needs none', async () => {
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

describe('validation of the record', () => {
  test.each([
    ['zh', '添加亲友', '提交失败', '请填写末次月经时间或绝经年龄其中一项'],
    [
      'en',
      'Add a relative',
      'submit failed',
      'Please fill in either the age of last menstruation or the age of amenorrhea',
    ],
  ] as const)(
    '[PATIENT-11] [A144] without last period and menopause nothing is sent, and an alert says so (%s)',
    async (language, title, failed, message) => {
      const sent = answer('/relativesManager/addRelatives', () => '9')
      const { user } = await openAs('/patient/add', title, language)
      await typeInto(user, language === 'zh' ? '姓名' : 'Name', '田秀兰')
      await typeInto(user, language === 'zh' ? '年龄' : 'Age', '68')
      await tick(user, language === 'zh' ? '性别' : 'Sex', language === 'zh' ? '女' : 'Female')
      await save(user)
      expect(await alert(failed)).toHaveAccessibleDescription(message)
      expect(sent).toHaveLength(0)
    },
  )

  test('[A142] for a man neither last period nor menopause is required', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAdd()
    await typeInto(user, '姓名', '江海')
    await typeInto(user, '年龄', '44')
    await tick(user, '性别', '男')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toEqual({ ...BLANK, name: '江海', age: '44', sex: '1' })
  })

  test('[PATIENT-12] [PATIENT-13] [PATIENT-14] [PATIENT-15] [PATIENT-17] each error is shown beside its field, and nothing is sent', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAdd()
    await fillNew(user)
    for (const [name, text, right, problem] of [
      ['年龄', '0', '68', '年龄输入错误'],
      ['年龄', '130', '68', '年龄输入错误'],
      ['身份证号', '1101011980010112', '', '请输入正确的身份证号'],
      ['身高', '1', '', '身高输入错误'],
      ['身高', '162.5', '', '身高输入错误'],
      ['体重', '55.', '', '身高输入错误'],
      ['手机号', '12812345678', '', '手机号格式不正确'],
      ['手机号', '1381234567', '', '手机号格式不正确'],
    ] as const) {
      await typeInto(user, name, text)
      await save(user)
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(problem))
      expect(field(name)).toHaveFocus()
      await user.clear(field(name))
      if (right !== '') await typeInto(user, name, right)
    }
    expect(sent).toHaveLength(0)
  })

  test('[PATIENT-13] [PATIENT-14] [PATIENT-15] [PATIENT-16] valid input is sent as numbers and texts', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAdd()
    await fillNew(user)
    await typeInto(user, '身份证号', '11010119800101123X')
    await typeInto(user, '身高', '299')
    await typeInto(user, '体重', '55.5')
    await typeInto(user, '手机号', '13912345678')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      identityCard: '11010119800101123X',
      height: '299',
      weight: '55.5',
      telphone: '13912345678',
    })
  })

  test('[A427] pasted numbers are accepted in foreign formats, and an invisible name counts as empty', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAdd()
    await fillNew(user)
    await typeInto(user, '手机号', '+86 139 1234-5678')
    await typeInto(user, '身份证号', '１１０１０１ 1980 0101 123X')
    expect(field('手机号')).toHaveValue('13912345678')
    expect(field('身份证号')).toHaveValue('11010119800101123X')
    await typeInto(user, '姓名', '\u200b\u202e\ufeff')
    await save(user)
    expect(field('姓名')).toHaveAccessibleDescription(expect.stringContaining('请填写姓名'))
    await typeInto(user, '姓名', ' 田\u200b秀兰 ')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      name: '田秀兰',
      telphone: '13912345678',
      identityCard: '11010119800101123X',
    })
  })

  test('[A427] a digit too many is reported, and not cut off', async () => {
    const { user } = await openAdd()
    await typeInto(user, '手机号', '139 1234 56789')
    expect(field('手机号')).toHaveValue('139123456789')
    await save(user)
    expect(field('手机号')).toHaveAccessibleDescription(expect.stringContaining('手机号格式不正确'))
  })

  test.each([
    ['添加亲友', '/patient/add'],
    ['健康档案', '/profileEdit'],
  ])('[PATIENT-18] [PROFILE-17] %s: the last period began between 2020-01-01 and today', async (title, url) => {
    const { user } = await openAs(url, title)
    if (url === '/patient/add') await tick(user, '性别', '女')
    await user.click(screen.getByRole('button', { name: /^末次月经日期/ }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole('button', { name: /11月25日/ })).not.toHaveAttribute('aria-disabled')
    expect(sheet.getByRole('button', { name: /11月26日/ })).toHaveAttribute('aria-disabled', 'true')
    expect(sheet.getByRole('button', { name: '下个月' })).toHaveAttribute('aria-disabled', 'true')
    for (let year = 2026; year > 2020; year--) await user.click(sheet.getByRole('button', { name: '上一年' }))
    for (let month = 11; month > 1; month--) await user.click(sheet.getByRole('button', { name: '上个月' }))
    expect(sheet.getByText('2020年1月')).toBeVisible()
    expect(sheet.getByRole('button', { name: '上个月' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(sheet.getByRole('button', { name: /1月1日 周三/ }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^末次月经日期/ })).toHaveTextContent('2020年1月1日'),
    )
  })
})

describe('while the record is being sent', () => {
  const begin = async () => {
    const slow = later()
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
    slow.come('7')
    await screen.findByText('保存成功')
    expect(field('姓名')).toHaveValue('田秀兰')
    expect(screen.getByLabelText('女')).toBeChecked()
    await heading('亲友管理')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[A531] after a failure every answer is there, and can be changed', async () => {
    const { user, slow } = await begin()
    slow.come(refuse('请填写姓名、性别和年龄'))
    await user.click(within(await alert('没有保存成功')).getByRole('button', { name: '知道了' }))
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
    const slow = later()
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
      await user.click(within(await alert('没有收到保存结果')).getByRole('button', { name: '知道了' }))
      expect(field('姓名')).toHaveValue('田秀兰')
    }
    await typeInto(user, '年龄', '69')
    await save(user)
    await alert('没有收到保存结果')
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
    expect(await alert('没有保存成功')).toHaveAccessibleDescription(/请填写姓名、性别和年龄\s*您填写的内容都还在/)
    expect(field('姓名')).toHaveValue('田秀兰')
  })
})

test.each([
  ['zh', '/patient/edit?id=2001', '编辑亲友', '没有收到保存结果', '您填写的内容都还在，请再保存一次。'],
  ['en', '/patient/edit?id=2001', 'Edit a relative', 'We could not confirm it was saved', 'Please save again.'],
  ['zh', '/profileEdit', '健康档案', '没有收到保存结果', '您填写的内容都还在，请再保存一次。'],
  ['en', '/profileEdit', 'Health record', 'We could not confirm it was saved', 'Please save again.'],
] as const)(
  '[A432] [A557] a change without an answer may be saved, so it is not called unsaved (%s, %s)',
  async (language, url, title, unconfirmed, next) => {
    answer('/relativesManager/editRelatives', () => new Response(null, { status: 502 }))
    const { user } = await openAs(url, title, language)
    await screen.findByLabelText(language === 'zh' ? '姓名' : 'Name', { selector: 'input' })
    await save(user)
    expect(await alert(unconfirmed)).toHaveTextContent(next)
  },
)

test('[A481] a new relative that never left the phone is not called registered because another save was lost', async () => {
  answer('/relativesManager/editRelatives', () => Response.error())
  const { user, router } = await openAs('/patient/edit?id=2001', '编辑亲友')
  await screen.findByLabelText('姓名', { selector: 'input' })
  await save(user)
  await user.click(within(await alert('没有收到保存结果')).getByRole('button', { name: '知道了' }))
  await act(() => router.navigate('/patient/add'))
  await heading('添加亲友')
  await fillNew(user)
  setOnline(false)
  await save(user)
  expect(await alert('没有保存成功')).toHaveAccessibleDescription(/网络已断开，没有发送/)
})

describe('a new relative whose answer was lost', () => {
  test.each([
    ['zh', '添加亲友', /可能已经登记上了/, '查看亲友列表', ['姓名', '年龄', '性别', '男']],
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

describe('editing a relative', () => {
  test('[NAV-20] [API-35] [API-36] [A344] the form opens with the stored record, and sends the whole record with its id', async () => {
    const { user } = await openAs('/patient/edit?id=2001', '编辑亲友')
    expect(field('姓名')).toHaveValue('周玉珍')
    expect(field('手机号')).toHaveValue('13800000021')
    expect(screen.getByRole('button', { name: /^与您的关系/ })).toHaveTextContent('父母')
    const sent = answer('/relativesManager/editRelatives', () => null)
    await typeInto(user, '身高', '158')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      id: '2001',
      isPrimary: '0',
      relationId: '2',
      name: '周玉珍',
      height: '158',
      c1strelatives: '0,2',
      telphone: '13800000021',
    })
  })

  test.each([
    ['zh', '编辑亲友', ['与您的关系', '其他', '其他，按原记录保留'], ['体重', '按原记录保留'], '初潮年龄'],
    [
      'en',
      'Edit a relative',
      ['Relation to you', 'Other', 'Other, kept as stored'],
      ['Weight', 'Kept as stored'],
      'Age at the first period',
    ],
  ] as const)(
    '[A420, A436] a value stored by an older program is named as kept, and sent back unchanged (%s)',
    async (language, title, [relation, other, otherKept], [weight, kept], menarche) => {
      giveConsent('1003')
      const { user } = await renderApp('/patient/edit?id=2011', { signedInAs: '13800000003', language })
      await heading(title)
      expect(screen.getByRole('button', { name: new RegExp(`^${relation}`) })).toHaveTextContent(other)
      expect(screen.getByRole('button', { name: new RegExp(`^${relation}`) })).toHaveAccessibleDescription(
        expect.stringContaining(otherKept),
      )
      expect(field(weight)).toHaveValue('')
      expect(field(weight)).toHaveAttribute('placeholder', '—')
      expect(field(weight)).toHaveAccessibleDescription(expect.stringContaining(kept))
      const sent = answer('/relativesManager/editRelatives', () => null)
      await typeInto(user, menarche, '15')
      await save(user)
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(await formOf(sent[0])).toMatchObject({
        mAge: '15',
        relationId: '7',
        telphone: '13800000031',
        height: '158',
        weight: '约55公斤',
        mLastday: '2026-01-05',
        c1strelatives: '0,3',
        c2ndrelatives: '9',
        smoking: 'false',
      })
    },
  )

  test('[A569] a stored phone and identity card that the form would refuse do not keep the rest from being saved', async () => {
    const masked = { telphone: '138****0021', identityCard: '4401**********1234' }
    answer('/relativesManager/getRelativesInfoById', () => ({
      id: '2001',
      isPrimary: '0',
      relationId: 1,
      name: '周玉珍',
      age: 68,
      sex: '0',
      menopausetime: 51,
      ...masked,
    }))
    const sent = answer('/relativesManager/editRelatives', () => null)
    const { user } = await openAs('/patient/edit?id=2001', '编辑亲友')
    expect(field('手机号')).toHaveValue(masked.telphone)
    await typeInto(user, '体重', '60')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({ weight: '60', ...masked })
  })

  test('[A569] an identity card that was changed is checked', async () => {
    const sent = answer('/relativesManager/editRelatives', () => null)
    const { user } = await openAs('/patient/edit?id=2001', '编辑亲友')
    await typeInto(user, '身份证号', '4401**********1234')
    await save(user)
    await waitFor(() => expect(field('身份证号')).toBeInvalid())
    expect(sent).toHaveLength(0)
  })

  test('[PATIENT-07] [A308] [A402] the customer’s own record belongs to the primary user, asks for no phone and keeps the stored one', async () => {
    const { user } = await openAs('/profileEdit', '健康档案')
    expect(field('姓名')).toHaveValue('林婉清')
    expect(screen.queryByRole('textbox', { name: '手机号' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^与您的关系/ })).toBeNull()
    const sent = answer('/relativesManager/editRelatives', () => null)
    await typeInto(user, '体重', '60')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      id: '1001',
      isPrimary: '1',
      relationId: '',
      weight: '60',
      telphone: '13800000001',
    })
  })

  test('[PATIENT-07] the customer’s own id opens the own record', async () => {
    await openAs('/patient/edit?id=1001', '健康档案')
    expect(address()).toBe('/profileEdit')
  })

  test.each([
    [
      '/profileEdit?customerId=1001&orgId=102&serviceId=1&inspectionId=5&hqiId=6&detailId=1745039284758340003',
      '/subscribe/detail/1745039284758340003',
    ],
    ['/profileEdit', '/my'],
  ])('[NAV-17] [A148] %s leads to %s after saving', async (url, target) => {
    const { user } = await openAs(url, '健康档案')
    await typeInto(user, '身高', '164')
    await save(user)
    await waitFor(() => expect(address()).toBe(target))
  })

  test('[NAV-20] an address without an id opens no form', async () => {
    await renderApp('/patient/edit', { signedInAs: PHONE })
    await heading('亲友管理')
  })

  test('a relative of another account fails to load, and a retry is offered', async () => {
    const { user } = await renderApp('/patient/edit?id=2003', { signedInAs: PHONE })
    await screen.findByText('没能打开这个页面')
    expect(screen.getAllByText('受检人不存在')[0]).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('没能打开这个页面')
  })

  test('[RA11] a slow answer for one relative never fills another’s form', async () => {
    const slow = later()
    const stored = (id: string, name: string) => ({ id, isPrimary: '0', name, sex: '0', age: 50, menopausetime: 50 })
    answer('/relativesManager/getRelativesInfoById', (request) =>
      request.url.endsWith('=2001') ? slow.promise : stored('2002', '林可'),
    )
    const sent = answer('/relativesManager/editRelatives', () => null)
    const { router, user } = await openAs('/patient/list', '亲友管理')
    await act(() => router.navigate('/patient/edit?id=2001'))
    await act(() => router.navigate('/patient/edit?id=2002'))
    await heading('编辑亲友')
    await act(async () => {
      slow.come(stored('2001', '周玉珍'))
      await slow.promise
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    expect(field('姓名')).toHaveValue('林可')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({ id: '2002', name: '林可' })
  })
})
