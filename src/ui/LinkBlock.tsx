import type { ComponentProps } from 'react'
import styles from './Block.module.css'
import { BlockLink } from './BlockLink'

type Props = Pick<ComponentProps<typeof BlockLink>, 'to' | 'children'>

/** An entry that is one link, called by all its words: a PictureLine, or lines of its own. */
export const LinkBlock = ({ to, children }: Props) => (
  <BlockLink to={to} className={styles.block}>
    {children}
  </BlockLink>
)
