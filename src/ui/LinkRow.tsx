import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { BlockLink } from './BlockLink'
import { NoBreakDates } from './NoBreakDates'
import styles from './Row.module.css'
import rowListStyles from './RowList.module.css'
import { ChevronRightIcon, CheckIcon } from './icons'

/** Rows on one surface, divided by hairlines; each child is an `li` that holds a row. */
export const RowList = ({ children }: { children: ReactNode }) => <ul className={rowListStyles.list}>{children}</ul>

type ControlRowProps = {
  label: ReactNode
  /** The label switches the control, which is a single one. */
  whole?: boolean
  children: ReactNode
}

/** A row with what it is about at the left and the control at the right. */
export const ControlRow = ({ label, whole = false, children }: ControlRowProps) => {
  const Row = whole ? 'label' : 'div'
  return (
    <Row className={`ends ${styles.control}`}>
      {label}
      {children}
    </Row>
  )
}

type ChoiceRowProps = { title: string; notes?: readonly string[]; chosen: boolean; onChoose: () => void }

/** A row that can be chosen; the chosen one is ticked. */
export const ChoiceRow = ({ title, notes = [], chosen, onChoose }: ChoiceRowProps) => (
  <button type="button" className={styles.row} aria-pressed={chosen} onClick={onChoose}>
    <RowTexts title={title} notes={notes} />
    {chosen && <CheckIcon />}
  </button>
)

type ActionRowProps = {
  title: string
  notes?: readonly string[]
  /** It leads to where one is. */
  current?: boolean
  onAct: () => void
}

/** A row that does something here, where a LinkRow leads to another screen. */
export const ActionRow = ({ title, notes = [], current = false, onAct }: ActionRowProps) => (
  <button type="button" className={styles.row} aria-current={current ? 'step' : undefined} onClick={onAct}>
    <RowTexts title={title} notes={notes} />
    <ChevronRightIcon />
  </button>
)

type RowTextsProps = {
  title: string
  /** What more there is to know, each on a line of its own. */
  notes: readonly string[]
}

/** What a row says; the title stands out where there is more than it. */
const RowTexts = ({ title, notes }: RowTextsProps) => (
  <span className={styles.texts}>
    {notes.length === 0 ? title : <strong className="shortened">{title}</strong>}
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

type Props = Pick<ComponentProps<typeof BlockLink>, 'to' | 'bare'> & {
  /** An icon, or somebody's face. */
  picture?: ReactNode
  title: string
  notes?: readonly string[]
}

/** A row that leads on, as the arrow at its end says: in a RowList, a CardItem, a flush Card, or bare in a Section. */
export const LinkRow = ({ to, bare = false, picture, title, notes = [] }: Props) => (
  <BlockLink to={to} bare={bare} className={styles.row}>
    {picture}
    <RowTexts title={title} notes={notes} />
    <ChevronRightIcon />
  </BlockLink>
)
