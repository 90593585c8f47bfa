import type { ComponentProps, ReactNode } from 'react'
import styles from './Card.module.css'
import cardListStyles from './CardList.module.css'

export const CardList = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={cardListStyles.list}>
    {children}
  </ul>
)

/** Splits a long list into several CardLists, so that a new entry does not cause layout and paint of the others. */
export const CardListParts = ({ children }: { children: ReactNode }) => (
  <div className={cardListStyles.parts}>{children}</div>
)

/** A card: a row, a block, or either with a CardFoot. */
export const CardItem = ({ children }: { children: ReactNode }) => <li className={cardListStyles.item}>{children}</li>

export const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className={cardListStyles.foot}>{children}</div>
)

type Props = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  edgeToEdge?: boolean
}

export const Card = ({ edgeToEdge = false, ...rest }: Props) => (
  <div {...rest} className={edgeToEdge ? styles.edgeToEdge : styles.padded} />
)
