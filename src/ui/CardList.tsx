import type { ReactNode } from 'react'
import styles from './CardList.module.css'

/** The entries of a list, each a card of its own; its children are CardItems. */
export const CardList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

/** A long list in parts, CardLists: what joins one of them leaves the others measured and painted as they are. */
export const CardListParts = ({ children }: { children: ReactNode }) => <div className={styles.parts}>{children}</div>

/** One entry: a row, a block, or either with a CardFoot below. */
export const CardItem = ({ children }: { children: ReactNode }) => <li className={styles.item}>{children}</li>

/** What can be done with an entry, below a line. */
export const CardFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>
