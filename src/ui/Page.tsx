import type { ReactNode, Ref } from 'react'
import { ServerText } from './ServerText'
import styles from './Page.module.css'

type PageTitleProps = {
  ref?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

export const PageTitle = ({ ref, children }: PageTitleProps) => (
  <h1 ref={ref} tabIndex={ref === undefined ? undefined : -1} className={styles.title}>
    {typeof children === 'string' ? <ServerText>{children}</ServerText> : children}
  </h1>
)

type Props = {
  bar?: ReactNode
  overTabs?: boolean
  formBar?: boolean
  children: ReactNode
}

export const Page = ({ bar, overTabs = false, formBar = false, children }: Props) => (
  <div className={styles.page} data-bar={bar === undefined && !formBar ? undefined : overTabs ? 'overTabs' : true}>
    {children}
    {bar}
  </div>
)
