import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import styles from './Block.module.css'
import { WholeLink } from './WholeLink'

/** An entry that is one link, called by all its words: a PictureLine, or lines of its own. */
export const LinkBlock = ({ to, children }: { to: To; children: ReactNode }) => (
  <WholeLink to={to} className={styles.block}>
    {children}
  </WholeLink>
)
