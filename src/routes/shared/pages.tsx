import type { ComponentProps, ReactNode } from 'react'
import { useMatches, type To } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { Page, PageTitle } from '@/ui/Page'
import type { ScreenHandle } from '@/routes/screen'
import { Help } from './Help'
import { PrimaryLink } from './PrimaryLink'

/** Returns the screen’s title, or the product’s name where it has none. */
export const useScreenTitle = (): string => {
  const { t } = useTranslation()
  const handle = useMatches().slice(-1)[0]?.handle as ScreenHandle | undefined
  return t(handle === undefined ? 'product' : `titles.${handle.title}`)
}

type Props = {
  title: string
  text: string
  to: To
  action: string
  children?: ReactNode
}

/** An unknown item: says so, with a link that replaces this page in the history. */
export const NotFoundPage = ({ title, text, to, action, children }: Props) => (
  <ContentUnavailablePage
    kind="empty"
    title={title}
    text={text}
    way={
      <>
        <PrimaryLink to={to} replace>
          {action}
        </PrimaryLink>
        {children}
        <Help />
      </>
    }
  />
)

export const ScreenPage = ({ children }: { children: ReactNode }) => {
  const title = useScreenTitle()
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {children}
    </Page>
  )
}

export const ContentUnavailablePage = (view: ComponentProps<typeof ContentUnavailable>) => (
  <ScreenPage>
    <ContentUnavailable {...view} />
  </ScreenPage>
)
