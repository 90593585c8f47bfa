import type { ComponentProps, ReactNode } from 'react'
import { ChevronRightIcon } from './icons'
import styles from './Row.module.css'
import { RowTexts } from './RowTexts'
import { BlockLink } from './BlockLink'

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
