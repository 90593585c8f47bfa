import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import { PageTitle } from '@/ui/Page'
import { SkeletonBlock } from '@/ui/Skeleton'
import { lazyPart } from './lazyPart'
import { StatusLine } from './StatusLine'
import type { AppointmentResultPartProps } from './lazy/AppointmentResultPart'

/** Shown when the result does not load: the appointment itself shows its status. */
const WithoutResult = ({ appointment, children }: AppointmentResultPartProps) => {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('titles.subscribeDetail')}</PageTitle>
      <StatusLine status={appointment.status} />
      {children}
    </>
  )
}

const LazyResult = lazyPart((all) => all.AppointmentResultPart, WithoutResult)
const LazyWhatNext = lazyPart((all) => all.WhatNextPart)

export const AppointmentResult = (props: AppointmentResultPartProps) => (
  <Suspense fallback={<SkeletonBlock height="20rem" />}>
    <LazyResult {...props} />
  </Suspense>
)

export const WhatNext = ({ appointment }: { appointment: Appointment }) =>
  appointment.status !== 'toPay' && (
    <Suspense fallback={<SkeletonBlock height="3.5rem" />}>
      <LazyWhatNext appointment={appointment} />
    </Suspense>
  )
