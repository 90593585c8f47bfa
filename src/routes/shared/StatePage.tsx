import type { ComponentProps, ReactNode } from 'react'
import { useMatches, type To } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/EmptyState'
import { Page, PageTitle } from '@/ui/Page'
import type { ScreenHandle } from '../screen'
import { PrimaryLink } from './PrimaryLink'

/** What the screen is called, as the table of screens has it; the product's own name where there is none. */
export const useScreenTitle = (): string => {
  const { t } = useTranslation()
  const handle = useMatches().slice(-1)[0]?.handle as ScreenHandle | undefined
  return t(handle === undefined ? 'product' : `titles.${handle.title}`)
}

type Props = {
  title: string
  text: string
  /** Where the others are. */
  to: To
  action: string
  /** What else leads on. */
  children?: ReactNode
}

/** The server knows no such thing: what that means, and the way on, which Back does not lead back from. */
export const NotFoundPage = ({ title, text, to, action, children }: Props) => (
  <StatePage
    kind="empty"
    title={title}
    text={text}
    way={
      <>
        <PrimaryLink to={to} replace>
          {action}
        </PrimaryLink>
        {children}
      </>
    }
  />
)

/** A screen below the title that the table of screens has for it: what stands where its content is not, or not yet. */
export const ScreenPage = ({ children }: { children: ReactNode }) => {
  const title = useScreenTitle()
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {children}
    </Page>
  )
}

/** What stands for a whole screen, below its title. */
export const StatePage = (view: ComponentProps<typeof EmptyState>) => (
  <ScreenPage>
    <EmptyState {...view} />
  </ScreenPage>
)
