import type { ReactNode } from 'react'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { useScreenTitle } from './useScreenTitle'

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
