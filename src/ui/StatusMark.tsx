import 'antd-mobile/es/components/tag/tag.css'
import './antdTheme.css'
import { Tag } from 'antd-mobile/es/components/tag/tag'
import type { ComponentType } from 'react'
import { CheckIcon, CloseIcon } from './icons'
import { SuccessIcon, WaitingIcon } from './statusIcons'
import styles from './StatusMark.module.css'

/** One kind has the same look in every list. */
export type StatusKind = 'toDo' | 'waiting' | 'going' | 'done' | 'over' | 'missed'

type Props = { kind: StatusKind; children: string }

export const StatusMark = ({ kind, children }: Props) => {
  const Icon = ICONS[kind]
  return (
    <Tag className={`${styles.status}`} fill="outline" color={COLORS[kind]}>
      <Icon />
      <span>{children}</span>
    </Tag>
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

const COLORS: Record<StatusKind, string> = {
  toDo: 'warning',
  waiting: 'var(--color-health)',
  going: 'success',
  done: 'success',
  over: 'default',
  missed: 'danger',
}
