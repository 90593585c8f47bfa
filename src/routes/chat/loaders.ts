import type { ConsultationType } from '../../domain/consults/dictionaries'
import { loadInfo, showChat } from '../../stores/chat'
import type { ScreenLoader } from '../screen'

/** Which kind of consultation the address names; a doctor's where it names none (A32). */
export const typeIn = (query: URLSearchParams): ConsultationType => (query.get('type') === '2' ? 'quick' : 'imageText')

export const startChat: ScreenLoader = ({ param, query }) => {
  const type = typeIn(query)
  showChat(param('id'), type)
  void loadInfo(param('id'), type)
}
