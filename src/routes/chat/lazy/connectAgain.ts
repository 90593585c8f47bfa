import type { ShownChat } from '@/stores/chat/chat'
import { reconnect } from '@/stores/chat/connection'
import { rememberRetry } from '@/routes/shared/useSharedRetry'

/** Connects on a tap. Browsers keep a failed import until a reload; typed text and unsent messages survive that. */
export const connectAgain = ({ connection, opening }: ShownChat): void => {
  if (connection.state !== 'failed' || connection.why !== 'codeLost') return void reconnect(opening)
  rememberRetry()
  window.location.reload()
}
