import { AppointmentResult } from './AppointmentResult'
import { RescheduleNotice } from './RescheduleNotice'
import { WhatNext } from './WhatNext'

/** All parts that follow an appointment, in one import. */
export const parts = { AppointmentResult, RescheduleNotice, WhatNext }
