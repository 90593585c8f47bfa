import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { useState, type ComponentProps } from 'react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Language } from '@/lib/language'
import type { Answers } from '@/domain/questionForm/question'
import type { VariantId } from '@/domain/variantIds'
import { VARIANTS, type SectionId } from '@/domain/questionForm/variants'
import { loadWords, startLanguage } from '@/i18n/setup'
import { setClockOffset } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { QuestionForm } from '@/routes/questionForm/QuestionForm'
import type { DraftOwner } from '@/stores/questionForm/draft'
import { closeForm, openForm } from '@/stores/questionForm/form'
import { resetStores } from '@/stores/createStore'
import { listenForBack } from '@/ui/sheetHistory'

/** Sets the clock to this wall clock time in China. */
export const itIs = (time: string): void => setClockOffset(chinaMoment(time) - Date.now())

export const OWNER = { userId: '7', patientId: '21' }
export const sent = { times: 0 }

let router: ReturnType<typeof createBrowserRouter> | undefined

beforeEach(() => itIs('2026-11-21 10:42:00'))
afterEach(() => {
  cleanup()
  router?.dispose()
  router = undefined
  resetStores()
  sent.times = 0
  setClockOffset(0)
  Cookies.remove('language', { path: '/' })
  window.localStorage.clear()
})

type User = ReturnType<typeof userEvent.setup>
type Form = { variantId: VariantId; known?: Answers; kept?: boolean; owner?: DraftOwner; at?: SectionId | undefined }
type FormProps = Partial<Omit<ComponentProps<typeof QuestionForm>, 'submitting'>> & { language?: Language }

/** Renders a form on a page that can be left; by default sending succeeds at once. */
export const renderForm = async (
  { variantId, known = {}, kept = false, owner = OWNER, at }: Form,
  { language = 'zh', ...props }: FormProps = {},
) => {
  Cookies.set('language', language, { path: '/' })
  startLanguage()
  await loadWords(['shell', 'questionnaires', 'questions', 'ethnicities', 'consent'])
  openForm({ variantId, key: `${variantId} of 21`, draftOwner: kept ? owner : undefined, sources: [known] })
  window.history.pushState(null, '', '/before')
  listenForBack()
  router = createBrowserRouter([
    { path: '/before', element: <h1>before</h1> },
    { path: '/form', element: <Page {...props} /> },
    { path: '/other', element: <h1>other</h1> },
  ])
  render(<RouterProvider router={router} />)
  // A previous page in the router’s history, for Back.
  await act(async () => router?.navigate(at === undefined ? '/form' : `/form#${at}`))
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), router }
}

const arrive = async () => {
  await Promise.resolve()
  closeForm()
}

const ALL = Object.values(VARIANTS).map(({ id }) => id)

const Page = ({ onSend = arrive, ...props }: FormProps) => {
  const [submitting, setSubmitting] = useState(false)
  const send = async () => {
    sent.times++
    setSubmitting(true)
    await onSend()
    setSubmitting(false)
  }
  return (
    <>
      <QuestionForm
        forms={ALL}
        allowed
        sendText="send"
        review={false}
        {...props}
        submitting={submitting}
        onSend={send}
      />
      <Link to="/other">leave</Link>
    </>
  )
}

/** By text and place: querying roles takes seconds in a form of forty questions. */
const labelled = (name: string, around: string): HTMLElement => {
  const label = screen.getByText(name, { selector: 'label span, legend span, span > span' })
  const element = label.closest<HTMLElement>(around)
  if (element === null) throw new Error(`No ${around} is labelled ${name}`)
  return element
}
const first = (element: HTMLElement | null, selector: string): HTMLElement => {
  const found = element?.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

export const submit = (): HTMLElement =>
  screen.getByText(/^(send|下一步|下一步，核对回答|正在提交|Submitting|Next|Next: check the answers)$/, {
    selector: 'button',
  })

/** Goes to a section of the open form, as its list does. */
export const go = (section: SectionId) => act(async () => router?.navigate({ hash: section }))

/** Reads each section in order. */
export const inEachSection = async <T,>(variantId: VariantId, read: () => T): Promise<T[]> => {
  const said = new Map<string, T>()
  for (const { id } of VARIANTS[variantId].sections) {
    await go(id)
    said.set(sections().join(), read())
  }
  return [...said.values()]
}

/** The answers of the draft that this phone keeps; undefined without one. */
export const draftAnswers = (): Readonly<Record<string, unknown>> | undefined => {
  const items = Object.values<string>(window.localStorage).map((text) => JSON.parse(text) as StoredItem)
  return items.find(({ draft }) => draft !== undefined)?.draft?.answers
}
type StoredItem = { draft?: { answers: Readonly<Record<string, unknown>> } }

/** Steps through the sections and presses the last button; stops at an error. */
export const finish = async (user: User) => {
  for (;;) {
    const goesOn = /^(下一步|Next)$/.test(submit().textContent)
    const before = window.location.hash
    await user.click(submit())
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    if (!goesOn || window.location.hash === before) return
  }
}
export const field = (name: string): HTMLElement => first(labelled(name, 'div'), 'input')
export const picker = (name: string): HTMLElement => first(labelled(name, 'div'), 'button')
export const group = (name: string): HTMLElement => labelled(name, 'fieldset')
export const option = (name: string, answer: string): HTMLElement => within(group(name)).getByLabelText(answer)
export const isAsked = (name: string): boolean =>
  screen.queryAllByText(name, { selector: 'label span, legend span, span > span' }).length > 0

/** Every question on the page, in order. */
export const questions = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset['field'])
export const sections = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)

/** Opens a picker and chooses in its sheet. */
export const pick = async (user: User, name: string, answer: string) => {
  await user.click(picker(name))
  await user.click(within(screen.getByRole('dialog')).getByLabelText(answer))
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
}

/** The options of a picker, in order. */
export const offers = async (user: User, name: string) => {
  await user.click(picker(name))
  const names = within(screen.getByRole('dialog'))
    .getAllByRole('radio')
    .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  return names
}
