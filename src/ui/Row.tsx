import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { FullWidthLink } from './LinkBlock'
import { NoBreakDates } from './NoBreakDates'
import { ServerText } from './ServerText'
import styles from './Row.module.css'
import rowListStyles from './RowList.module.css'
import { ChevronRightIcon } from './icons'

export const RowList = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={rowListStyles.list}>
    {children}
  </ul>
)

type ActionRowProps = {
  title: string
  notes?: readonly string[]
  current?: boolean
  onAct: () => void
}

export const ActionRow = ({ title, notes = [], current = false, onAct }: ActionRowProps) => (
  <button type="button" className={styles.row} aria-current={current ? 'step' : undefined} onClick={onAct}>
    <RowTexts title={title} notes={notes} />
    <ChevronRightIcon />
  </button>
)

type RowTextsProps = {
  title: string
  notes: readonly string[]
}

export const RowTexts = ({ title, notes }: RowTextsProps) => (
  <span className={styles.texts}>
    {notes.length === 0 ? (
      <span>
        <ServerText>{title}</ServerText>
      </span>
    ) : (
      <strong className="shortened">
        <ServerText>{title}</ServerText>
      </strong>
    )}
    {notes.map((note) => (
      <Fragment key={note}>
        {' '}
        <span className={styles.note}>
          <NoBreakDates>{note}</NoBreakDates>
        </span>
      </Fragment>
    ))}
  </span>
)

type Props = Pick<ComponentProps<typeof FullWidthLink>, 'to' | 'inset' | 'aria-describedby'> & {
  picture?: ReactNode
  title: string
  notes?: readonly string[]
}

export const LinkRow = ({ picture, title, notes = [], ...link }: Props) => (
  <FullWidthLink {...link} className={styles.row}>
    {picture}
    <RowTexts title={title} notes={notes} />
    <ChevronRightIcon />
  </FullWidthLink>
)
