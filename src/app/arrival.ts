import { receiveArrival } from '../stores/sessionProvider'
import { SCREENS } from './screens'

/** Takes code and state out of the address, before anything else can read, store or resend them (RA17). */
export const takeArrival = (): void => {
  const address = new URL(window.location.href)
  if (!SCREENS.some(({ path, landing }) => landing && path === address.pathname)) return
  const code = address.searchParams.get('code') ?? ''
  const state = address.searchParams.get('state') ?? ''
  if (code === '' && state === '') return
  address.searchParams.delete('code')
  address.searchParams.delete('state')
  window.history.replaceState(window.history.state, '', address)
  // Who refused at the provider comes back with the state alone.
  if (code !== '') receiveArrival({ code, state })
}
