import type { ComponentProps, ReactNode } from 'react'
import { ForwardIcon } from './icons'
import styles from './Row.module.css'
import { RowTexts } from './RowTexts'
import { WholeLink } from './WholeLink'

type Props = Pick<ComponentProps<typeof WholeLink>, 'to' | 'bare'> & {
  /** An icon, or somebody's face. */
  picture?: ReactNode
  title: string
  notes?: readonly string[]
}

/** A row that leads on, as the arrow at its end says: in a RowList, a CardItem, a flush Card, or bare in a Section. */
export const LinkRow = ({ to, bare = false, picture, title, notes = [] }: Props) => (
  <WholeLink to={to} bare={bare} className={styles.row}>
    {picture}
    <RowTexts title={title} notes={notes} />
    <ForwardIcon />
  </WholeLink>
)
