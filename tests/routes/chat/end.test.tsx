import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../support/answers'
import { count, DOCTOR, im, INFO, isLive, openChat, OWN, said, write } from './support'
import { deferred } from '../../support/deferred'
import { address, heading } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

const doctorEnd = (from: string) =>
  said(
    { kind: 'custom', data: 'doctor_end', description: '', extension: '' },
    { from, flow: from === OWN ? 'out' : 'in' },
  )

test("[CHAT-25] [CHAT-27] [A397] [RE7] the doctor's end counts once, and another sender's does not", async () => {
  const { asks } = await openChat()
  await isLive()
  im.says(doctorEnd(OWN), doctorEnd('stranger'))
  expect(screen.getByText(/咨询中/)).toBeVisible()
  im.says(doctorEnd(DOCTOR))
  expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
  answer('/consultation/customerExtraAsk', () => null)
  write('再问一句')
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  im.says(doctorEnd(DOCTOR))
  expect(screen.getByText(/您还可以追问1次/)).toBeVisible()
  expect(asks.length).toBe(1)
})

test("[CHAT-27] [A460] the doctor's end counts also where the server tells an unknown status", async () => {
  const { asks } = await openChat({ serviceStatus: 13 })
  await isLive()
  im.says(doctorEnd('stranger'))
  expect(screen.queryByText(/您还可以追问/)).toBeNull()
  im.says(doctorEnd(DOCTOR))
  expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
  const counted = answer('/consultation/customerExtraAsk', () => null)
  write('再问一句')
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  expect(counted).toHaveLength(1)
  expect(asks).toHaveLength(1)
})

test('[CHAT-27] [RE7] an answer from before the doctor’s end does not take it back', async () => {
  await openChat()
  await isLive()
  const { promise, resolve } = deferred()
  const asks = answer('/consultation/getConsultationIMInfo', () => promise)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(asks).toHaveLength(1))
  im.says(doctorEnd(DOCTOR))
  expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
  resolve({ ...INFO, doctorName: '沈主任' })
  expect(await screen.findByRole('heading', { name: '沈主任' })).toBeVisible()
  expect(screen.getByText(/您还可以追问2次/)).toBeVisible()
  const counted = answer('/consultation/customerExtraAsk', () => null)
  write('再问一句')
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  expect(counted).toHaveLength(1)
})

test('[CHAT-30] [A276] an answer from before a follow-up was counted does not give it back', async () => {
  await openChat({ serviceStatus: 4, residueTime: 2 })
  await isLive()
  const { promise, resolve } = deferred()
  const asks = answer('/consultation/getConsultationIMInfo', () => promise)
  answer('/consultation/customerExtraAsk', () => null)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(asks).toHaveLength(1))
  write('再问一句')
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  resolve({ ...INFO, serviceStatus: 4, residueTime: 2, doctorName: '沈主任' })
  expect(await screen.findByRole('heading', { name: '沈主任' })).toBeVisible()
  expect(screen.getByText(/您还可以追问1次/)).toBeVisible()
})

test('[CHAT-21] [CHAT-22] [CHAT-23] [CHAT-24] [A271] ending asks for confirmation, then notifies the members, then the server', async () => {
  const steps: string[] = []
  const bodies: unknown[] = []
  const ended = answer('/consultation/customerActiveEnding', () => {
    steps.push('end')
    return null
  })
  const deliver = im.send
  im.send = (group, localId, body) => {
    steps.push('send')
    bodies.push(body)
    return deliver(group, localId, body)
  }
  const { user, asks } = await openChat()
  await isLive()
  await user.click(screen.getByRole('button', { name: '结束咨询' }))
  const question = await screen.findByRole('alertdialog', { name: '结束咨询后,您还能追问2次,您确定要结束咨询吗？' })
  expect(count('send')).toBe(0)
  await user.click(within(question).getByRole('button', { name: '结束咨询' }))
  expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
  expect(screen.getByText('您已结束咨询')).toBeVisible()
  expect(asks).toHaveLength(2)
  expect(ended).toHaveLength(1)
  expect(steps).toEqual(['send', 'end'])
  expect(bodies).toEqual([expect.objectContaining({ kind: 'custom', data: 'patient_end' })])
  expect(screen.queryByRole('button', { name: '结束咨询' })).toBeNull()
})

test.each([1, 2, 3, 4, 5, 6, 7, 13])('[CHAT-21] with status %i the end is offered for 2 alone', async (status) => {
  await openChat({ serviceStatus: status, residueTime: 2 })
  await isLive()
  const ends = screen.queryAllByRole('button', { name: '结束咨询' })
  expect(ends).toHaveLength(status === 2 ? 1 : 0)
})

test('[RB1] [A271] two quick taps on the end ask once, and end once', async () => {
  const ended = answer('/consultation/customerActiveEnding', () => null)
  const { user } = await openChat()
  await isLive()
  const end = screen.getByRole('button', { name: '结束咨询' })
  fireEvent.click(end)
  fireEvent.click(end)
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: '结束咨询' }))
  expect(await screen.findByText('您已结束咨询')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(count('send')).toBe(1)
  expect(ended).toHaveLength(1)
})

const endConsultation = async (user: Awaited<ReturnType<typeof openChat>>['user']) => {
  await user.click(screen.getByRole('button', { name: '结束咨询' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: '结束咨询' }))
}

test('[CHAT-21] [A522] the focus goes to the screen when the button of the end disappears', async () => {
  answer('/consultation/customerActiveEnding', () => null)
  const { user } = await openChat()
  await isLive()
  await endConsultation(user)
  await waitFor(() => expect(screen.queryByRole('button', { name: '结束咨询' })).toBeNull())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('[A412] an end that was confirmed goes on when the chat is left', async () => {
  const ended = answer('/consultation/customerActiveEnding', () => null)
  const { user, router } = await openChat()
  await isLive()
  const { promise, resolve } = deferred()
  const asks = answer('/consultation/getConsultationIMInfo', () => promise)
  await endConsultation(user)
  await waitFor(() => expect(asks).toHaveLength(1))
  await act(() => router.navigate('/my'))
  await heading('个人中心')
  resolve(INFO)
  await waitFor(() => expect(ended).toHaveLength(1))
  expect(count('send')).toBe(1)
  await waitForIdle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[RB1] [A412] a chat that is opened again while its end is being sent shows it as running, and says nothing untrue', async () => {
  const { promise, resolve } = deferred<null>()
  const ended = answer('/consultation/customerActiveEnding', () => promise)
  const { user, router } = await openChat()
  await isLive()
  const at = address()
  await endConsultation(user)
  await waitFor(() => expect(ended).toHaveLength(1))
  await act(() => router.navigate('/my'))
  await heading('个人中心')
  await act(() => router.navigate(at))
  const end = await screen.findByRole('button', { name: '结束咨询' })
  expect(end).toHaveAttribute('aria-busy', 'true')
  await user.click(end)
  resolve(null)
  await waitFor(() => expect(screen.queryByRole('button', { name: '结束咨询' })).toBeNull())
  await waitForIdle()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText('这次咨询的状态已经变化')).toBeNull()
  expect(ended).toHaveLength(1)
})

test("[A272] [A412] a failed end is reported and does not notify the members again; after the doctor's own end none is sent", async () => {
  answer('/consultation/customerActiveEnding', () => new Response(null, { status: 502 }))
  const { user } = await openChat()
  await isLive()
  const end = () => endConsultation(user)
  await end()
  await user.click(within(await screen.findByRole('dialog', { name: '没有结束成功' })).getByRole('button'))
  expect(screen.getByText(/咨询中/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 4, residueTime: 2 }))
  await end()
  expect(await screen.findByText('这次咨询的状态已经变化')).toBeVisible()
  expect(count('send')).toBe(1)
})

test('[A272] [A549] after an end without an answer the app asks for the status: it goes on, it has ended, or it stays unknown', async () => {
  let after: () => unknown = () => new Response(null, { status: 502 })
  let isSent = false
  answer('/consultation/customerActiveEnding', () => {
    isSent = true
    return new Response(null, { status: 502 })
  })
  const { user } = await openChat()
  await isLive()
  answer('/consultation/getConsultationIMInfo', () => (isSent ? after() : INFO))
  const end = async () => {
    isSent = false
    await endConsultation(user)
  }
  await end()
  const seeUnknown = async () => {
    const unknown = await screen.findByRole('dialog', { name: '没有收到结果，咨询可能已经结束' })
    expect(unknown).not.toHaveTextContent('咨询还在继续')
    await user.click(within(unknown).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await seeUnknown()
  // Asked again without a network, it is as unknown as before.
  answer('/consultation/getConsultationIMInfo', () => new Response(null, { status: 502 }))
  await endConsultation(user)
  await seeUnknown()
  answer('/consultation/getConsultationIMInfo', () => (isSent ? after() : INFO))
  after = () => ({ ...INFO, serviceStatus: 13 })
  await end()
  await seeUnknown()
  after = () => INFO
  await end()
  const failed = await screen.findByRole('dialog', { name: '没有结束成功' })
  expect(failed).toHaveTextContent('咨询还在继续')
  await user.click(within(failed).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  after = () => ({ ...INFO, serviceStatus: 5, residueTime: 2 })
  await end()
  expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(count('send')).toBe(1)
})

test('[A272] [RE6] a farewell without an answer is resent as the same message', async () => {
  const ids: string[] = []
  const deliver = im.send
  im.send = (group, localId, body) => {
    ids.push(localId)
    return ids.length === 1 ? Promise.reject(new im.ImError(2801, '')) : deliver(group, localId, body)
  }
  const ended = answer('/consultation/customerActiveEnding', () => null)
  const { user } = await openChat()
  await isLive()
  const end = () => endConsultation(user)
  await end()
  await user.click(within(await screen.findByRole('dialog', { name: '没有结束成功' })).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ended).toHaveLength(0)
  await end()
  expect(await screen.findByText('您已结束咨询')).toBeVisible()
  expect(ended).toHaveLength(1)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('[A643] [A272] an end after a reload does not tell the doctor again', async () => {
  const farewell = said({ kind: 'custom', data: 'patient_end', description: '', extension: '' }, { flow: 'out' })
  im.pages = [{ messages: [farewell], before: undefined, isCompleted: true }]
  const ended = answer('/consultation/customerActiveEnding', () => null)
  const { user } = await openChat()
  await isLive()
  await endConsultation(user)
  expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
  expect(ended).toHaveLength(1)
  expect(count('send')).toBe(0)
})

test.each([
  ['has no answer', () => new Response(null, { status: 502 })],
  ['tells an unknown status', () => ({ ...INFO, serviceStatus: 13 })],
])(
  '[A611] [A412] [A549] [A557] an end whose check %s tells no one, and does not call the consultation open',
  async (_, check) => {
    const ended = answer('/consultation/customerActiveEnding', () => null)
    const { user } = await openChat()
    await isLive()
    answer('/consultation/getConsultationIMInfo', check)
    await user.click(screen.getByRole('button', { name: '结束咨询' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: '结束咨询' }))
    const failed = await screen.findByRole('dialog', { name: '没有结束成功' })
    expect(failed).toHaveTextContent('这次没有发出任何内容，请稍后再试。')
    expect(failed).not.toHaveTextContent('咨询还在继续')
    expect(count('send')).toBe(0)
    expect(ended).toHaveLength(0)
    expect(screen.getByText(/咨询中/)).toBeVisible()
  },
)
