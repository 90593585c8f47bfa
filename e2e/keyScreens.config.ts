import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'

const { projects = [], ...shared } = journeys

/** `npm run pictures:check`: twelve key screens beside the pictures in the repository. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'keyScreens.ts',
  retries: 0,
  snapshotPathTemplate: '{testDir}/pictures/keyScreens/{arg}{ext}',
  // Other machines smooth letters differently, which changes their edges but not their positions.
  expect: { ...shared.expect, toHaveScreenshot: { threshold: 0.3, maxDiffPixelRatio: 0.01 } },
  projects: projects.filter(({ name }) => name === 'wechat-zh'),
})
