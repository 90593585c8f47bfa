import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import type { ScreenHandle } from '@/routes/screen'

/** What the screen is called, as the table of screens has it; the product's own name where there is none. */
export const useScreenTitle = (): string => {
  const { t } = useTranslation()
  const handle = useMatches().slice(-1)[0]?.handle as ScreenHandle | undefined
  return t(handle === undefined ? 'product' : `titles.${handle.title}`)
}
