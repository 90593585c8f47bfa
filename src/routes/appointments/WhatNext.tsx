import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import { PageTitle } from '@/ui/Page'
import { SkeletonBlock } from '@/ui/Skeleton'
import { latePart } from './RescheduleNotice'
import { StatusLine } from './StatusLine'
import type { AppointmentResultProps } from './lazy/AppointmentResult'

/** Shown when the result does not load: the appointment itself shows its status. */
const WithoutResult = ({ appointment, children }: AppointmentResultProps) => {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('titles.subscribeDetail')}</PageTitle>
      <StatusLine status={appointment.status} />
      {children}
    </>
  )
}

const LateResult = latePart((all) => all.AppointmentResult, WithoutResult)
const LateWhatNext = latePart((all) => all.WhatNext)

export const AppointmentResult = (props: AppointmentResultProps) => (
  <Suspense fallback={<SkeletonBlock height="20rem" />}>
    <LateResult {...props} />
  </Suspense>
)

export const WhatNext = ({ appointment }: { appointment: Appointment }) =>
  appointment.status !== 'toPay' && (
    <Suspense fallback={<SkeletonBlock height="3.5rem" />}>
      <LateWhatNext appointment={appointment} />
    </Suspense>
  )
