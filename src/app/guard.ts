import { ADDRESSES } from '@/domain/addresses'
import { isLogin, safeRedirect } from '@/domain/redirect'
import { paths } from '@/routes/paths'
import { SCREENS } from './screens'

export const isOpen = (pathname: string): boolean => SCREENS.some(({ path, open }) => open && path === pathname)

type Wanted = { pathname: string; search: string }

/** A622: anyone can open a document by its address, so sign-in does not pass it on and returns to the reports. */
export const loginFor = ({ pathname, search }: Wanted): string =>
  paths.login(search.includes('pdfUrl=') ? paths.reports() : pathname + search)

/** Returns the redirect for a path, or undefined if the user may open it. */
export const redirectOf = (wanted: Wanted, signedIn: boolean): string | undefined => {
  if (signedIn)
    return isLogin(wanted.pathname) ? safeRedirect(new URLSearchParams(wanted.search).get('redirect')) : undefined
  return isOpen(wanted.pathname) ? undefined : loginFor(wanted)
}

export const destinationOf = (address: URL, signedIn: boolean): URL => {
  const instead = redirectOf(address, signedIn) ?? (address.pathname === ADDRESSES.root ? paths.home() : undefined)
  return instead === undefined ? address : destinationOf(new URL(instead, address), signedIn)
}
