import type { ReactNode, Ref } from 'react'
import styles from './Page.module.css'

type PageTitleProps = {
  /** Moves the focus here when the screen has become another one. */
  ref?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** The one heading of a screen. */
export const PageTitle = ({ ref, children }: PageTitleProps) => (
  <h1 ref={ref} tabIndex={ref === undefined ? undefined : -1} className={styles.title}>
    {children}
  </h1>
)

type Props = {
  /** Its BottomBar, if there is something to do; `overTabs` where the tab bar stands below it. */
  bar?: ReactNode
  overTabs?: boolean
  /** A form within it brings the bar. */
  formBar?: boolean
  children: ReactNode
}

/** The column of a screen: its title, its parts one below the other, and the bar with what is to be done. */
export const Page = ({ bar, overTabs = false, formBar = false, children }: Props) => (
  <div className={styles.page} data-bar={bar === undefined && !formBar ? undefined : overTabs ? 'overTabs' : true}>
    {children}
    {bar}
  </div>
)
