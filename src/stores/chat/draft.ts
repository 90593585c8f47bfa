import { number, object, string } from 'valibot'
import { now } from '@/lib/time/clock'
import { reportFault } from '@/lib/reportFault'
import { sharedText } from '@/lib/sharedText'
import { knownCustomerId } from '@/stores/account/account'
import { onConsentWithdrawn } from '@/stores/auth/consent'
import { createStore } from '@/stores/createStore'
import { CHAT_DRAFT, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'
import { ensureChatOwner } from './chat'

const keptText = object({ at: number(), text: string() })

type Drafts = {
  texts: ReadonlyMap<string, string>
  /** The consultation whose text was put back last: each time a new object, so that the field takes the focus. */
  putBack: { id: string } | undefined
}

export const useChatDraft = createStore<Drafts>(() => ({ texts: new Map(), putBack: undefined }))

/** Says whether the text field of a consultation has text. */
export const isTyped =
  (id: string) =>
  ({ texts }: Drafts): boolean =>
    Boolean(texts.get(id))

export const restoreText = async (id: string): Promise<void> => {
  try {
    const stored = storedText(await ensureChatOwner(), id)
    const typed = useChatDraft.getState().texts.get(id) ?? ''
    if (typed !== '') keepText(id, typed, typed)
    else if (stored !== '') useChatDraft.setState(({ texts }) => ({ texts: new Map(texts).set(id, stored) }))
  } catch (failure) {
    reportFault(failure)
  }
}

onConsentWithdrawn(() => useChatDraft.setState({ texts: new Map() }))

export const changeText = (id: string, text: string): void => {
  const before = useChatDraft.getState().texts.get(id) ?? ''
  useChatDraft.setState(({ texts }) => ({ texts: new Map(texts).set(id, text) }))
  keepText(id, before, text)
}

/** Appends a text to what is typed; the field of the chat then takes the focus. */
export const putBackText = (id: string, text: string): void => {
  const typed = useChatDraft.getState().texts.get(id) ?? ''
  changeText(id, typed === '' ? text : `${typed}\n${text}`)
  useChatDraft.setState({ putBack: { id } })
}

const storedText = (userId: string, id: string): string =>
  readRecentUserItem(userId, draftNameOf(id), keptText)?.text ?? ''

/** Stores the text of the field. What another tab has typed into it stays stored (A570). */
const keepText = (id: string, before: string, typed: string): void => {
  const userId = knownCustomerId()
  if (userId === undefined) return
  const text = sharedText(storedText(userId, id), before, typed)
  if (text === '') removeUserItem(userId, draftNameOf(id))
  else writeUserItem(userId, draftNameOf(id), { at: now(), text })
}

const draftNameOf = (id: string): string => CHAT_DRAFT + id
