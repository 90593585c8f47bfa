import { AppointmentResultPart } from './AppointmentResultPart'
import { RescheduleNoticePart } from './RescheduleNoticePart'
import { WhatNextPart } from './WhatNextPart'

/** All parts that follow an appointment, in one import. */
export const parts = { AppointmentResultPart, RescheduleNoticePart, WhatNextPart }
