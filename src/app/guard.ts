import { ADDRESSES } from '../domain/addresses'
import { safeRedirect } from '../domain/redirect'
import { paths } from '../routes/paths'
import { SCREENS } from './screens'

/** Whether exactly this path is open without a token (NAV-57). */
export const isOpen = (pathname: string): boolean => SCREENS.some(({ path, open }) => open && path === pathname)

/** Where to go instead of the wanted place, or undefined to let the visitor in. */
export const redirectOf = (wanted: { pathname: string; search: string }, signedIn: boolean): string | undefined => {
  if (signedIn)
    return wanted.pathname === ADDRESSES.login
      ? safeRedirect(new URLSearchParams(wanted.search).get('redirect'))
      : undefined
  if (isOpen(wanted.pathname)) return undefined
  return paths.login(wanted.pathname + wanted.search)
}
