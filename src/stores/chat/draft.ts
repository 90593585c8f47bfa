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

export const useChatDraft = createStore<{ texts: ByKey<string> }>(() => ({ texts: new Map() }))

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
    tellFault(failure)
  }
}

onConsentWithdrawn(() => useChatDraft.setState({ texts: new Map() }))

export const changeText = (id: string, text: string): void => {
  useChatDraft.setState(({ texts }) => ({ texts: new Map(texts).set(id, text) }))
  keepText(id, text)
}

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
