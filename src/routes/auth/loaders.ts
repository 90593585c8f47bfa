import { openDoctorBinding } from '@/stores/auth/doctor'
import { openLogin } from '@/stores/auth/provider'
import { paths } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

// The address bar still shows the page that the guard redirected from.
export const startLogin: ScreenLoader = ({ query }) =>
  void openLogin(new URL(`${paths.login()}?${query.toString()}`, window.location.origin))

export const startDoctorBind: ScreenLoader = ({ query }) =>
  void openDoctorBinding(new URL(`${paths.doctorBind()}?${query.toString()}`, window.location.origin))
