import { receiveOAuthCallback } from '@/stores/auth/provider'
import { screenAt } from './screens'

const PARAMETERS = ['code', 'state']
const FRAGMENT = '#wechat_redirect'

/** RA17: removes code, state and fragment from the address before anything can read, store or resend them. */
export const takeOAuthCallback = (): void => {
  const address = new URL(window.location.href)
  if (!screenAt(address.pathname)?.landing) return
  const [code = '', state = ''] = PARAMETERS.map((name) => address.searchParams.get(name) ?? '')
  for (const name of PARAMETERS) address.searchParams.delete(name)
  if (address.hash === FRAGMENT) address.hash = ''
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address)
  if (code !== '') receiveOAuthCallback({ code, state })
}
