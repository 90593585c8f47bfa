import { Suspense, useState, type ComponentType } from 'react'
import type { Appointment } from '@/domain/appointments/appointment'
import { inTime } from '@/lib/inTime'
import { RESCHEDULE, usersHaving } from '@/stores/userStorage'
import { SkeletonBlock } from '@/ui/Skeleton'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { StatusLine } from './StatusLine'
import type { AppointmentResultProps } from './lazy/AppointmentResult'
import type { parts } from './lazy/parts'

const Nothing = () => null

const latePart = <P extends object>(
  partOf: (all: typeof parts) => ComponentType<P>,
  instead: ComponentType<P> = Nothing,
) => lazyWithFallback<P>(async () => partOf((await inTime(import('./lazy/parts'))).parts), instead)

/** Where the result does not load, the appointment itself tells its status. */
const WithoutResult = ({ appointment, children }: AppointmentResultProps) => (
  <>
    <StatusLine status={appointment.status} />
    {children}
  </>
)

const LateResult = latePart((all) => all.AppointmentResult, WithoutResult)

const LateWhatNext = latePart((all) => all.WhatNext)
const LateNotice = latePart((all) => all.RescheduleNotice)

export const AppointmentResult = (props: AppointmentResultProps) => (
  <Suspense fallback={<SkeletonBlock height="20rem" />}>
    <LateResult {...props} />
  </Suspense>
)

export const WhatNext = ({ appointment }: { appointment: Appointment }) =>
  appointment.status !== 'toPay' && (
    <Suspense fallback={<SkeletonBlock height="3rem" />}>
      <LateWhatNext appointment={appointment} />
    </Suspense>
  )

/** Loads where this phone knows of a reschedule. */
export const RescheduleNotice = (props: { seen?: Appointment }) => {
  const [there] = useState(() => usersHaving(RESCHEDULE).length > 0)
  return (
    there && (
      <Suspense fallback={<SkeletonBlock height="9rem" />}>
        <LateNotice {...props} />
      </Suspense>
    )
  )
}
