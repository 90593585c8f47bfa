import type { ReactNode, ComponentProps } from 'react'
import { Link, type To } from 'react-router-dom'
import blockStyles from './Block.module.css'
import styles from './LinkBlock.module.css'

type LinkBlockProps = Pick<ComponentProps<typeof FullWidthLink>, 'to' | 'children'>

export const LinkBlock = ({ to, children }: LinkBlockProps) => (
  <FullWidthLink to={to} className={blockStyles.block}>
    {children}
  </FullWidthLink>
)

type Props = {
  to: To
  className: string | undefined
  inset?: boolean
  children: ReactNode
}

export const FullWidthLink = ({ to, className, inset = false, children }: Props) => (
  <Link to={to} className={`${styles.link} ${className}`} data-inset={inset || undefined}>
    {children}
  </Link>
)
