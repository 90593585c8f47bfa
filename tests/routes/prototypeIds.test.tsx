import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, heading, renderApp } from '../support/app'

const PHONE = '13800000001'

describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('an id named %s', (name) => {
  test('[RC6] the list of organisations for that id opens', async () => {
    await renderApp(`/organ/list?serviceId=${name}`, { signedInAs: PHONE })
    await heading('选择机构')
    await waitFor(() => expect(screen.queryByText('正在加载')).toBeNull())
    expect(screen.queryByText('没能打开这个页面')).toBeNull()
  })

  test.each([
    `/service/detail/${name}`,
    `/order/selectTime/${name}?orgId=102`,
    `/order/selectTime/1?orgId=${name}`,
    `/order/tradePay/${name}?type=subscribe`,
    `/subscribe/detail/${name}`,
    `/refund/detail/${name}`,
  ])('[RC6] [A92] %s leads Home, since the server does not know the id', async (url) => {
    await renderApp(url, { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/home'))
  })

  test.each([`/subscribe/cancel/${name}`, `/patient/edit?id=${name}`, `/subscribe/nowFree?orgId=${name}`])(
    '[RC6] %s reports a failed load',
    async (url) => {
      await renderApp(url, { signedInAs: PHONE })
      expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    },
  )
})
