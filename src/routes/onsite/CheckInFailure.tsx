import { useTranslation } from 'react-i18next'
import { errorText, isRefusal } from '../../i18n/errors'
import type { Sending } from '../../stores/send'
import order from '../shared/Order.module.css'

type Props = {
  failure: Extract<Sending, { error: unknown }>
  /** No place is left where one was asked for. */
  isFull: boolean
}

/** Why nobody is checked in, or that nobody knows yet whether somebody is, and what to do next. */
export const CheckInFailure = ({ failure, isFull }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('onsite')
  const outcome = outcomeOf(failure, isFull)
  return (
    <div className={order.failure}>
      <strong>{t(`notSent.${outcome}.title`)}</strong>
      <p>{errorText(shell, failure.error)}</p>
      <p>{t(`notSent.${outcome}.next`)}</p>
    </div>
  )
}

const outcomeOf = (
  { state, error }: Props['failure'],
  isFull: boolean,
): 'undecided' | 'full' | 'refused' | 'failed' => {
  if (state === 'undecided') return 'undecided'
  if (!isRefusal(error)) return 'failed'
  return isFull ? 'full' : 'refused'
}
