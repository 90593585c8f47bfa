import type { ConsultationType } from '../../domain/consults/dictionaries'
import { loadInfo, showChat } from '../../stores/chat'
import type { ScreenArgs } from '../screen'

/** Which kind of consultation the address names; a doctor's where it names none (A32). */
export const typeIn = (query: URLSearchParams): ConsultationType => (query.get('type') === '2' ? 'quick' : 'imageText')

/** Shows it, and resolves once the server has told how it stands. */
export const startChat = ({ param, query }: ScreenArgs): Promise<void> => {
  const type = typeIn(query)
  showChat(param('id'), type)
  return loadInfo(param('id'), type)
}
