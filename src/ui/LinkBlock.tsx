import type { ComponentProps } from 'react'
import styles from './Block.module.css'
import { WholeLink } from './WholeLink'

type Props = Pick<ComponentProps<typeof WholeLink>, 'to' | 'children'>

/** An entry that is one link, called by all its words: a PictureLine, or lines of its own. */
export const LinkBlock = ({ to, children }: Props) => (
  <WholeLink to={to} className={styles.block}>
    {children}
  </WholeLink>
)
