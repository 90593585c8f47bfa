import type { ComponentProps } from 'react'
import { EmptyState } from '@/ui/EmptyState'
import { ScreenPage } from './ScreenPage'

/** What stands for a whole screen, below its title. */
export const StatePage = (view: ComponentProps<typeof EmptyState>) => (
  <ScreenPage>
    <EmptyState {...view} />
  </ScreenPage>
)
