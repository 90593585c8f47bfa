import type { ComponentProps, ReactNode } from 'react'
import styles from './Card.module.css'
import cardListStyles from './CardList.module.css'

/** The entries of a list, each a card of its own; its children are CardItems. */
export const CardList = ({ children }: { children: ReactNode }) => <ul className={cardListStyles.list}>{children}</ul>

/** A long list in parts, CardLists: what joins one of them leaves the others measured and painted as they are. */
export const CardListParts = ({ children }: { children: ReactNode }) => (
  <div className={cardListStyles.parts}>{children}</div>
)

/** One entry: a row, a block, or either with a CardFoot below. */
export const CardItem = ({ children }: { children: ReactNode }) => <li className={cardListStyles.item}>{children}</li>

/** What can be done with an entry, below a line. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className={cardListStyles.foot}>{children}</div>
)

type Props = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  /** It holds rows or blocks, which reach its edges. */
  flush?: boolean
}

/** A surface of its own on the page, its contents one below the other. */
export const Card = ({ flush = false, ...rest }: Props) => (
  <div {...rest} className={flush ? styles.flush : styles.padded} />
)
