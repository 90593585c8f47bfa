import type { ComponentType } from 'react'
import { CheckIcon, CloseIcon, SuccessIcon, WaitingIcon } from './icons'
import styles from './StatusMark.module.css'

/** One kind has the same look in every list. */
export type StatusKind = 'toDo' | 'waiting' | 'going' | 'done' | 'over' | 'missed'

type Props = { kind: StatusKind; children: string }

export const StatusMark = ({ kind, children }: Props) => {
  const Icon = ICONS[kind]
  return (
    <span className={styles.status} data-kind={kind}>
      <Icon />
      <span>{children}</span>
    </span>
  )
}

const ICONS: Record<StatusKind, ComponentType> = {
  toDo: WaitingIcon,
  waiting: WaitingIcon,
  going: SuccessIcon,
  done: CheckIcon,
  over: CloseIcon,
  missed: CloseIcon,
}
