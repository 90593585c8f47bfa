import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderApp, server } from '../support/app'

test('[A451] [RG5] a retry before the server’s wait has passed says until when, and requests nothing', async () => {
  let requestCount = 0
  server.use(
    http.get('*/api/healthService/listHealthService', () => {
      requestCount++
      return new HttpResponse('', { status: 503, headers: { 'Retry-After': '90' } })
    }),
  )
  await renderApp('/service/list', { signedInAs: '13800000001' })
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText(/^服务繁忙，请在 \d\d:\d\d:\d\d 之后重试$/)).toBeVisible()
  expect(screen.queryByText('服务暂时不可用，请稍后重试')).toBeNull()
  expect(requestCount).toBe(1)
})
