import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { doctors } from '@/mocks/seeds/doctors'
import { doctorFace, personFace } from '@/routes/shared/faces'
import { startOrder } from '@/stores/booking/order'
import { Avatar } from '@/ui/Avatar'
import { Face, type FaceName } from '@/ui/illustrations/Face'
import { openConfirm, patientField } from './booking/confirm'
import { answer } from '../support/answers'
import { itIs } from '../support/clinicClock'
import { heading, PHONE, renderApp } from '../support/app'

const drawn = (name: FaceName): string | undefined => {
  const { container, unmount } = render(<Face name={name} />)
  const inside = container.querySelector('svg')?.innerHTML
  unmount()
  return inside
}

test('[A491] a doctor has the same face wherever the name is shown, and the faces of doctors differ', () => {
  expect(doctorFace({ name: '宋清和', id: '3001' })).toBe(doctorFace({ name: '宋清和' }))
  expect(doctorFace({ name: undefined, id: '3001' })).toBe(doctorFace({ name: undefined, id: '3001' }))
  const shown = new Set(doctors.map((doctor) => doctorFace(doctor)))
  expect(shown.size).toBeGreaterThan(6)
  expect([...shown].every((face) => face.startsWith('doctor'))).toBe(true)
})

test('[A492] a face follows age group and sex, and is neutral where neither is known', () => {
  expect(personFace({ sex: 'female', age: 8 })).toBe('femaleChild')
  expect(personFace({ sex: 'female', age: 39 })).toBe('femaleYoung')
  expect(personFace({ sex: 'male', age: 40 })).toBe('maleMiddle')
  expect(personFace({ sex: 'male', age: 60 })).toBe('maleOld')
  expect(personFace({ sex: 'male', age: undefined })).toBe('maleMiddle')
  expect(personFace({ sex: undefined, age: 60 })).toBe('nobody')
})

test('[A491] no two faces are the same drawing', () => {
  const people = [8, 30, 50, 70].flatMap((age) => (['female', 'male'] as const).map((sex) => personFace({ sex, age })))
  const names = [...people, ...doctors.map((doctor) => doctorFace(doctor)), 'nobody' as const]
  expect(new Set(names.map(drawn)).size).toBe(new Set(names).size)
})

test('[A491] [RC4] a picture whose address is broken gives way to the drawn face', async () => {
  const { container } = render(<Avatar src="https://pictures.example/gone.jpg" face="doctor3" />)
  const image = container.querySelector('img')
  expect(image).not.toBeNull()
  if (image) fireEvent.error(image)
  await waitFor(() => expect(container.querySelector('svg')?.innerHTML).toBe(drawn('doctor3')))
})

test('[A491] a card tells what a doctor answers and the experience, and nothing that the server does not tell', async () => {
  const doctor = { id: '1', name: '李敏', major: '乳腺结节', experience: '从事临床工作9年。', doctorBusinessList: [] }
  answer('/consultation/getDoctorsBySection', () => ({ list: [doctor, { id: '2', name: '白云' }], total: 2 }))
  await renderApp('/consult/index', { signedInAs: PHONE })
  const card = await screen.findByRole('link', { name: /李敏/ })
  expect(card).toHaveTextContent('擅长：乳腺结节')
  expect(card).toHaveTextContent('从事临床工作9年。')
  await waitFor(() => expect(card.querySelector('svg')?.innerHTML).toBe(drawn(doctorFace({ name: '李敏' }))))
  expect(screen.getByRole('link', { name: /白云/ })).not.toHaveTextContent('擅长')
})

test('[A492] the choice of an examinee tells relation and age once they are known', async () => {
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
  await renderApp('/patient/select', { signedInAs: PHONE })
  await heading('选择受检人')
  const row = await screen.findByRole('button', { name: /周玉珍/ })
  await waitFor(() => expect(row).toHaveTextContent('父母 · 71 岁'))
  expect(within(row).queryByText('本人')).toBeNull()
  await waitFor(() => expect(row.querySelector('svg')?.innerHTML).toBe(drawn('femaleOld')))
})

test('[A492] an examinee can be chosen while the relatives cannot be loaded, and no error is shown', async () => {
  answer('/relativesManager/getRelativesList', () => Response.error())
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
  await renderApp('/patient/select', { signedInAs: PHONE })
  expect(await screen.findByRole('button', { name: /周玉珍/ })).toBeEnabled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[A492] the sheet of examinees tells relation and age beside each name, with one request', async () => {
  itIs('2026-11-25 10:00:00')
  const requests = answer('/relativesManager/getRelativesList', () => [
    { id: '1001', isPrimary: '1', name: '林婉清', sex: '0', age: 46 },
    { id: '2001', isPrimary: '0', name: '周玉珍', sex: '0', age: 71, relationId: 2 },
  ])
  const { user } = await openConfirm()
  await user.click(patientField())
  const sheet = within(await screen.findByRole('dialog'))
  const mother = sheet.getByRole('radio', { name: '周玉珍' })
  await waitFor(() => expect(mother).toHaveAccessibleDescription('父母\u00a0· 71\u00a0岁'))
  expect(sheet.getByRole('radio', { name: '林婉清' })).toHaveAccessibleDescription('本人\u00a0· 46\u00a0岁')
  await waitFor(() => expect(mother.closest('label')?.querySelector('svg')?.innerHTML).toBe(drawn('femaleOld')))
  expect(requests).toHaveLength(1)
})
