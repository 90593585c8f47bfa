import { openDoctorBinding } from '../../stores/sessionDoctor'
import { arriveAtLogin } from '../../stores/sessionProvider'
import { paths } from '../paths'
import type { ScreenLoader } from '../screen'

// The address bar still shows the page that the guard turned away from.
export const startLogin: ScreenLoader = ({ query }) =>
  void arriveAtLogin(new URL(`${paths.login()}?${query.toString()}`, window.location.origin))

export const startDoctorBind: ScreenLoader = ({ query }) =>
  void openDoctorBinding(new URL(`${paths.doctorBind()}?${query.toString()}`, window.location.origin))
