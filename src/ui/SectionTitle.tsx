import type { ComponentProps } from 'react'
import styles from './Card.module.css'

type Props = Omit<ComponentProps<'h2'>, 'className' | 'style'> & { level?: 2 | 3 }

/** The heading of a part of the page. */
export const SectionTitle = ({ level = 2, children, ...rest }: Props) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading {...rest} className={styles.title}>
      {children}
    </Heading>
  )
}
