import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'

const { projects = [], webServer: _demo, ...shared } = journeys

/** `npm run test:production`: the eight main journeys on the production build behind nginx. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'production.ts',
  projects: projects.filter(({ name }) => name === 'wechat-zh'),
})
