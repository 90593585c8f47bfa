import type { ConsultationType } from '@/domain/consultations/dictionaries'
import { loadInfo, showChat, loadTalkOwner } from '@/stores/chat/chat'

import type { ScreenArgs } from '@/routes/screen'

/** Which kind of consultation the address names; a doctor's where it names none (A32). */
export const typeIn = (query: URLSearchParams): ConsultationType => (query.get('type') === '2' ? 'quick' : 'imageText')

/** Shows it, and resolves once the server has told how it stands, and whose consent it needs. */
export const startChat = async ({ param, query }: ScreenArgs): Promise<void> => {
  const type = typeIn(query)
  showChat(param('id'), type)
  await Promise.all([loadInfo(param('id'), type), loadTalkOwner()])
}
