import { useTranslation } from 'react-i18next'
import { isRefusal } from '@/i18n/errors'
import type { Submission } from '@/stores/submit'
import { WriteError } from '@/routes/shared/errors'

type Props = {
  failure: Extract<Submission, { error: unknown }>
  /** No place is left where one was asked for. */
  isFull: boolean
}

/** Why nobody is checked in, or that nobody knows yet whether somebody is, and what to do next. */
export const CheckInFailure = ({ failure, isFull }: Props) => {
  const { t } = useTranslation('checkIn')
  const outcome = outcomeOf(failure, isFull)
  return <WriteError title={t(`notSent.${outcome}.title`)} error={failure.error} next={t(`notSent.${outcome}.next`)} />
}

const outcomeOf = (
  { state, error }: Props['failure'],
  isFull: boolean,
): 'undecided' | 'full' | 'refused' | 'failed' => {
  if (state === 'undecided') return 'undecided'
  if (!isRefusal(error)) return 'failed'
  return isFull ? 'full' : 'refused'
}
