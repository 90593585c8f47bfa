import { useId, type ReactNode, type Ref, type ComponentProps } from 'react'
import styles from './Card.module.css'

type SectionTitleProps = Omit<ComponentProps<'h2'>, 'className' | 'style'> & { level?: 2 | 3 }

/** The heading of a part of the page. */
export const SectionTitle = ({ level = 2, children, ...rest }: SectionTitleProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading {...rest} className={styles.title}>
      {children}
    </Heading>
  )
}

type Props = {
  title?: string | undefined
  level?: 2 | 3
  /** Moves the focus here when this part has taken the place of another. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Assistive tech lists it among the places of the page. */
  landmark?: boolean
  /** It holds fields, which stand further apart than lines do. */
  roomy?: boolean
  children: ReactNode
}

/** A card that is a part of the page, below its heading if it has one. */
export const Section = (props: Props) => {
  const { title, level = 2, titleRef, landmark = false, roomy = false, children } = props
  const id = useId()
  return (
    <section
      className={styles.padded}
      data-roomy={roomy || undefined}
      aria-labelledby={landmark && title !== undefined ? id : undefined}
    >
      {title !== undefined && (
        <SectionTitle id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} level={level}>
          {title}
        </SectionTitle>
      )}
      {children}
    </section>
  )
}
