import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { useOrder, startOrder } from '@/stores/booking/order'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, heading, PHONE, renderApp } from '../../support/app'
import { deferred } from '../../support/deferred'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const rows = () => within(screen.getByRole('main')).getAllByRole('listitem')
const texts = () => rows().map((row) => row.textContent)

describe('the list of relatives', () => {
  test.each([
    [
      'zh',
      '亲友管理',
      [
        '林婉清 本人\u00a0· 女\u00a0· 46\u00a0岁',
        '周玉珍 父母\u00a0· 女\u00a0· 71\u00a0岁',
        '林可 子女\u00a0· 女\u00a0· 22\u00a0岁',
      ],
    ],
    [
      'en',
      'Relatives',
      [
        '林婉清 Myself\u00a0· Female\u00a0· Age\u00a046',
        '周玉珍 Parent\u00a0· Female\u00a0· Age\u00a071',
        '林可 Child\u00a0· Female\u00a0· Age\u00a022',
      ],
    ],
  ] as const)(
    '[A137] [A140] [A342] the customer comes first, and each row shows relation, sex and age (%s)',
    async (language, title, people) => {
      await renderApp('/patient/list', { signedInAs: PHONE, language })
      await heading(title)
      await waitFor(() => expect(texts()).toEqual(people))
    },
  )

  test('[A137] the customer comes first in any server order, and an unreadable entry is marked as such', async () => {
    answer('/relativesManager/getRelativesList', () => ({
      list: [
        { id: '5', name: '王芳', relationId: 9, sex: null, age: 45.5 },
        { name: '无编号' },
        { id: '1', isPrimary: 1, name: null },
      ],
    }))
    await renderApp('/patient/list', { signedInAs: PHONE })
    await heading('亲友管理')
    await waitFor(() => expect(texts()).toEqual(['— 本人', '王芳 45.5\u00a0岁', '此条目无法显示']))
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/profileEdit', '/patient/edit?id=5'])
  })

  test.each([
    ['林婉清', '健康档案', '/profileEdit'],
    ['周玉珍', '编辑亲友', '/patient/edit?id=2001'],
  ])('[PATIENT-02] [PATIENT-07] [PATIENT-08] a tap on %s opens %s', async (name, title, target) => {
    const { user } = await renderApp('/patient/list', { signedInAs: PHONE })
    await user.click(await screen.findByRole('link', { name: new RegExp(name) }))
    await heading(title)
    expect(address()).toBe(target)
  })

  test('[PATIENT-03] the add button leads to a new relative', async () => {
    const { user } = await renderApp('/patient/list', { signedInAs: PHONE })
    await user.click(await screen.findByRole('button', { name: '添加亲友' }))
    await heading('添加亲友')
    expect(address()).toBe('/patient/add')
  })

  test('the empty state says why to register a relative, and offers the button', async () => {
    await renderApp('/patient/list', { signedInAs: '13800000004' })
    expect(await screen.findByText(/^还没有添加亲友/)).toBeVisible()
    expect(screen.getByRole('button', { name: '添加亲友' })).toBeVisible()
  })

  test('[RA7] an unreadable entry may be a relative: the empty state is not shown', async () => {
    const self = { id: '1001', isPrimary: '1', name: '林婉清' }
    answer('/relativesManager/getRelativesList', () => [self, self, { name: '谁' }])
    await renderApp('/patient/list', { signedInAs: PHONE })
    expect(await screen.findByText('此条目无法显示')).toBeVisible()
    expect(screen.getAllByRole('link', { name: /林婉清/ })).toHaveLength(1)
    expect(screen.queryByText(/^还没有添加亲友/)).toBeNull()
  })

  test('a failed list offers a retry; while loading it shows skeletons', async () => {
    const slow = deferred()
    let reply: () => unknown = () => slow.promise
    answer('/relativesManager/getRelativesList', () => reply())
    const { user } = await renderApp('/patient/list', { signedInAs: PHONE })
    await heading('亲友管理')
    expect(screen.getByText('正在加载').closest('[role=status]')).toBeInTheDocument()
    reply = () => []
    slow.resolve(Response.error())
    await screen.findByText('没能打开这个页面')
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText(/^还没有添加亲友/)).toBeVisible()
  })
})

describe('choosing the person for an order', () => {
  const chosen = () => useOrder.getState().choice?.customerId

  test('[A138] [API-32] a tap stores the person for the order and leads back', async () => {
    startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
    const { user, router } = await renderApp('/my', { signedInAs: PHONE })
    await heading('个人中心')
    await router.navigate('/patient/select')
    await heading('选择受检人')
    await user.click(await screen.findByRole('button', { name: /^周玉珍/ }))
    await heading('个人中心')
    expect(chosen()).toBe('2001')
    await router.navigate('/patient/select')
    expect(await screen.findByRole('button', { name: /^周玉珍/, pressed: true })).toBeVisible()
    expect(screen.getByRole('button', { name: /^林婉清 本人/, pressed: false })).toBeVisible()
  })

  test('[A138] when opened by a link, a tap continues to the order', async () => {
    startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
    const { user } = await renderApp('/patient/select', { signedInAs: PHONE })
    await user.click(await screen.findByRole('button', { name: '林可' }))
    await heading('确认订单')
    expect(screen.getByRole('button', { name: /^受检人/ })).toHaveTextContent('林可')
  })

  test('[A138] when opened by a link without an order, a tap leads to the personal centre', async () => {
    const { user } = await renderApp('/patient/select', { signedInAs: PHONE })
    await user.click(await screen.findByRole('button', { name: '林可' }))
    await heading('个人中心')
  })

  test('[A138] the add button passes on which order it is for', async () => {
    startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
    const { user } = await renderApp('/patient/select', { signedInAs: PHONE })
    await user.click(await screen.findByRole('button', { name: '添加亲友' }))
    await heading('添加亲友')
    expect(address()).toBe('/patient/add?from=patientSelect&id=1&orgId=102')
  })
})
