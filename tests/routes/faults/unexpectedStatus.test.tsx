import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { save, typeInto } from '../account/support'
import { openProfileForm } from '../account/profileSupport'
import { answer } from '../../support/answers'
import { heading, PHONE, renderApp } from '../../support/app'

const SUCCESS = '操作成功'
const UNREADABLE = '服务出了点问题，请稍后重试'
/** A success in the words of another framework: no refusal, and no answer that the app can read (A432). */
const odd = () => HttpResponse.json({ data: {}, message: SUCCESS, status: 201 })

const expectNoSuccess = (part: HTMLElement) => {
  expect(part).toHaveTextContent(UNREADABLE)
  expect(document.body).not.toHaveTextContent(SUCCESS)
}

test('[RG2] [A432] a page whose answer has an unexpected status gives no success as the reason', async () => {
  answer('/subscribe/getSubscribeDetail', odd)
  await renderApp('/subscribe/detail/777', { signedInAs: PHONE })
  await screen.findByText('没能打开这个页面')
  expectNoSuccess(screen.getByRole('main'))
})

test('[RG2] [A432] [A557] a note on a write with an unexpected status gives no success as the reason', async () => {
  answer('/login/bindPhone', odd)
  const { user } = await renderApp('/login')
  await heading('登录')
  await user.type(screen.getByLabelText('手机号'), PHONE)
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  await user.click(screen.getByRole('button', { name: '登录' }))
  await screen.findByText('验证码可能已经用掉，请重新获取后再试。')
  expectNoSuccess(screen.getByRole('main'))
})

test('[RG2] [A432] [A557] a dialog on a write with an unexpected status gives no success as the reason', async () => {
  answer('/customer/editCustomerInfo', odd)
  const { user } = await openProfileForm()
  await typeInto(user, '姓名', '林婉')
  await save(user)
  expectNoSuccess(await screen.findByRole('dialog', { name: '没有收到保存结果' }))
})
