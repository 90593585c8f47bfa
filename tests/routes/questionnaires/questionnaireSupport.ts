import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { http } from 'msw'
import type { Language } from '@/lib/language'
import { giveConsent, useConsent } from '@/stores/auth/consent'
import { useForm } from '@/stores/questionForm/form'
import { useQuestionnaires } from '@/stores/questionnaires/questionnaires'
import { PHONE, renderApp, server } from '../../support/app'

type User = ReturnType<typeof userEvent.setup>

/** The complete check of 林婉清 (1001), and its appointment. */
export const OWN_CHECK = {
  customerId: '1001',
  orgId: '102',
  serviceId: '1',
  inspectionId: '6745039284758340014',
  hqiId: '1745039284758350002',
}
export const OWN_APPOINTMENT = '1745039284758340014'

const assessment = (inspectionId: string) => `/chq/healthServiceChqSimple?inspectionId=${inspectionId}&riskReportId=31`
/** The assessments of 林婉清, of her daughter, and of her mother with an older app. */
export const OWN_ASSESSMENT = assessment(OWN_CHECK.inspectionId)
export const DAUGHTER_ASSESSMENT = assessment('6745039284758340006')
export const MOTHER_ASSESSMENT = assessment('6745039284758340015')

/** The stored content of a check. */
export const CONTENT = '/report/getQuesInfoByInspectionId'
export const EDIT_RELATIVE = '/relativesManager/editRelatives'
export const SAVE = '/subscribe/saveOrUpdateHealthQuestionnaireInfo'
export const REPORT = '/report/submitQuesGenerateReport'

export const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`

/** Records the requests of this call; the clinic answers them. */
export const watch = (path: string): Request[] => {
  const requests: Request[] = []
  server.use(
    http.all(`*/api${path}`, ({ request }) => {
      requests.push(request.clone())
    }),
  )
  return requests
}

/** A sent questionnaire: the record as the server receives it, and the answers within. */
export const sentQuestionnaire = async (request: Request | undefined) => {
  if (request === undefined) throw new Error('No questionnaire was sent')
  const record = (await request.clone().json()) as Record<string, string | null>
  const content = JSON.parse(record['questionContent'] ?? '') as Record<string, Record<string, unknown> | null>
  return { record, content }
}

/** Clears what a closed page forgets; storage is kept. */
export const forget = (): void => {
  useForm.setState(useForm.getInitialState(), true)
  useQuestionnaires.setState(useQuestionnaires.getInitialState(), true)
  useConsent.setState(useConsent.getInitialState(), true)
}

/** Opens a screen as a customer who has given consent to health data. */
export const openQuestionnaire = async (
  url: string,
  { phone = PHONE, userId = '1001', language = 'zh' }: { phone?: string; userId?: string; language?: Language } = {},
) => {
  giveConsent(userId)
  return renderApp(url, { language, signedInAs: phone })
}

// By text: querying roles in a form of forty questions takes seconds.
const NEXT = /^(下一步|下一步，核对回答|Next|Next: check the answers)$/
const SEND = /^(提交问卷|正在提交|Submit answers|Submitting)$/
export const next = () => screen.findByText(NEXT, { selector: 'button' })
export const send = () => screen.getByText(SEND, { selector: 'button' })

/** Goes from the answered questions to the review. */
export const review = async (user: User) => {
  const title = () => document.querySelector('main h2')?.textContent
  await next()
  while (!/^(核对回答|Check the answers)$/.test(title() ?? '')) {
    const before = title()
    await user.click(await next())
    await waitFor(() => title() !== before || Promise.reject(new Error(`${before} is not left`)))
  }
}

/** Goes to a section of a long form, by its list. */
export const toSection = async (user: User, title: string) => {
  await next()
  await user.click(screen.getByText(/^(第 \d\/\d 步|Step \d of \d) · /, { selector: 'button' }))
  await user.click(within(screen.getByRole('dialog')).getByText(title))
  await screen.findByText(title, { selector: 'h2' })
}

/** Sends the answered questions. */
export const submit = async (user: User) => {
  await review(user)
  await user.click(send())
}

export const dialog = (name: string, role = 'dialog') => screen.findByRole(role, { name })
export const answerDialog = async (user: User, name: string, button: string, role?: string) =>
  user.click(within(await dialog(name, role)).getByText(button, { selector: 'button' }))

/** The fieldset or row of the question with this id. */
export const question = (id: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-field="${id}"]`)
  if (element === null) throw new Error(`The form does not ask ${id}`)
  return element
}
export const input = (id: string): HTMLInputElement => {
  const element = question(id).querySelector('input')
  if (element === null) throw new Error(`The form has no input for ${id}`)
  return element
}
export const type = (id: string, text: string) => fireEvent.change(input(id), { target: { value: text } })
export const option = (id: string, label: string): HTMLElement => within(question(id)).getByLabelText(label)

export const patient = () => screen.findByRole('button', { name: /^(为谁填写|Who is it for\?) / })
export const choosePatient = async (user: User, name: string) => {
  await user.click(await patient())
  await user.click(within(screen.getByRole('dialog')).getByLabelText(name))
  await waitFor(
    () => document.querySelector('[role="dialog"]') === null || Promise.reject(new Error('the sheet is open')),
  )
}
