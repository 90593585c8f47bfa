import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { paths } from '@/routes/paths'

/** A54: the four screens with the tab bar. */
export const TAB_SCREENS = {
  home: paths.home(),
  checkup: paths.serviceDetail(DEFAULT_SERVICE_ID),
  consult: paths.consultIndex(),
  my: paths.my(),
} as const

/** The router opens a path in any case and with slashes at its end. */
export const isTabScreen = (pathname: string): boolean =>
  Object.values(TAB_SCREENS).some((path) => path === pathname.toLowerCase().replace(/\/+$/, ''))
