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
  'aria-describedby'?: string
  className: string | undefined
  inset?: boolean
  children: ReactNode
}

export const FullWidthLink = ({ className, inset = false, ...link }: Props) => (
  <Link {...link} className={`${styles.link} ${className}`} data-inset={inset || undefined} />
)
