import { useId, type ReactNode, type Ref, type ComponentProps } from 'react'
import { ServerText } from './ServerText'
import styles from './Card.module.css'

type SectionTitleProps = Omit<ComponentProps<'h2'>, 'className' | 'style'> & { level?: 2 | 3 }

export const SectionTitle = ({ level = 2, children, ...rest }: SectionTitleProps) => {
  const Heading = `h${level}` as const
  return (
    <Heading {...rest} className={styles.title}>
      {typeof children === 'string' ? <ServerText>{children}</ServerText> : children}
    </Heading>
  )
}

type Props = {
  title?: string | undefined
  level?: 2 | 3
  titleRef?: Ref<HTMLHeadingElement> | undefined
  landmark?: boolean
  spacious?: boolean
  children: ReactNode
}

export const Section = (props: Props) => {
  const { title, level = 2, titleRef, landmark = false, spacious = false, children } = props
  const id = useId()
  return (
    <section
      className={styles.padded}
      data-spacious={spacious || undefined}
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
