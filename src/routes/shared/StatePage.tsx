import type { ComponentProps } from 'react'
import { StateView } from '@/ui/StateView'
import { ScreenPage } from './ScreenPage'

/** What stands for a whole screen, below its title. */
export const StatePage = (view: ComponentProps<typeof StateView>) => (
  <ScreenPage>
    <StateView {...view} />
  </ScreenPage>
)
