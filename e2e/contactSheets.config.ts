import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'
import { DESKTOP } from './support/desktop'
import type { Lang } from './support/test'

const SIZES = {
  phone: { width: 375, height: 812 },
  small: { width: 320, height: 568 },
  tablet: { width: 768, height: 1024 },
  desktop: DESKTOP.viewport,
}
const LANGUAGES: Record<Lang, string> = { zh: 'zh-CN', en: 'en-US' }

const { projects: _projects, webServer: _webServer, ...shared } = journeys

/** `npm run pictures`: every screen and state on contact sheets, for people to look at. */
export default defineConfig<{ lang: Lang }>({
  ...shared,
  testDir: '.',
  testMatch: 'contactSheets.ts',
  reporter: 'list',
  retries: 0,
  timeout: 600_000,
  projects: Object.entries(SIZES).flatMap(([size, viewport]) =>
    (['zh', 'en'] as const).flatMap((lang) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        name: `${size}-${lang}-${colorScheme}`,
        use: {
          ...shared.use,
          lang,
          locale: LANGUAGES[lang],
          viewport,
          colorScheme,
          ...(size === 'desktop' ? DESKTOP : {}),
        },
      })),
    ),
  ),
})
