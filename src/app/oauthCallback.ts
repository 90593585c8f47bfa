import { receiveArrival } from '@/stores/auth/provider'
import { SCREENS } from './screens'

/** What the provider adds to an address. */
const PARAMETERS = ['code', 'state']
const FRAGMENT = '#wechat_redirect'

/** Takes code, state and fragment out of the address, before anything can read, store or resend them (RA17). */
export const takeOAuthCallback = (): void => {
  const address = new URL(window.location.href)
  if (!SCREENS.some(({ path, landing }) => landing && path === address.pathname)) return
  const [code = '', state = ''] = PARAMETERS.map((name) => address.searchParams.get(name) ?? '')
  for (const name of PARAMETERS) address.searchParams.delete(name)
  if (address.hash === FRAGMENT) address.hash = ''
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address)
  // Who refused at the provider comes back with the state alone.
  if (code !== '') receiveArrival({ code, state })
}
