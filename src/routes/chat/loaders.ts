import type { ConsultationType } from '@/domain/consultations/dictionaries'
import { loadInfo, showChat, loadChatOwner } from '@/stores/chat/chat'
import type { ScreenArgs } from '@/routes/screen'

/** A32: returns the type of consultation in the address; with a doctor by default. */
export const typeIn = (query: URLSearchParams): ConsultationType => (query.get('type') === '2' ? 'quick' : 'imageText')

/** Resolves when the server has answered the status, and whose consent is needed. */
export const startChat = async ({ param, query }: ScreenArgs): Promise<void> => {
  const type = typeIn(query)
  showChat(param('id'), type)
  await Promise.all([loadInfo(param('id'), type), loadChatOwner()])
}
