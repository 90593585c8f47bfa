import { number, object, string } from 'valibot'
import { now } from '@/lib/clock'
import { talkOwnerNow } from './chat'
import { onConsentWithdrawn } from '@/stores/auth/consent'
import { knownCustomerId } from '@/stores/account/account'
import { CHAT_DRAFT, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'
import { createStore } from '@/stores/createStore'
import type { ByKey } from '@/lib/remote'
import { tellFault } from '@/lib/tellFault'

const kept = object({ at: number(), text: string() })

/** What is typed and not sent, by consultation (A384). */
export const useChatDraft = createStore<{ texts: ByKey<string> }>(() => ({ texts: new Map() }))

/** Offers what was typed on an earlier visit, unless something is typed already. */
export const restoreText = async (id: string): Promise<void> => {
  try {
    const userId = await talkOwnerNow()
    const draft = readRecentUserItem(userId, nameOf(id), kept)
    useChatDraft.setState(({ texts }) => {
      const typed = texts.get(id)
      if (typed !== undefined) {
        keepText(id, typed)
        return {}
      }
      return draft === undefined ? {} : { texts: new Map(texts).set(id, draft.text) }
    })
  } catch (failure) {
    // Whoever is not known is shown nothing that was typed before.
    tellFault(failure)
  }
}

onConsentWithdrawn(() => useChatDraft.setState({ texts: new Map() }))

/** Keeps what is typed, on the phone as soon as it is known whose it is. */
export const changeText = (id: string, text: string): void => {
  useChatDraft.setState(({ texts }) => ({ texts: new Map(texts).set(id, text) }))
  keepText(id, text)
}

/** Puts a text back to be changed, below what is typed already. */
export const putBackText = (id: string, text: string): void => {
  const typed = useChatDraft.getState().texts.get(id) ?? ''
  changeText(id, typed === '' ? text : `${typed}\n${text}`)
}

const keepText = (id: string, text: string): void => {
  const userId = knownCustomerId()
  if (userId === undefined) return
  if (text === '') removeUserItem(userId, nameOf(id))
  else writeUserItem(userId, nameOf(id), { at: now(), text })
}

const nameOf = (id: string): string => CHAT_DRAFT + id
