import { seedIn } from '../../tests/support/fixtures/seedIn'

/** playwright.config.ts sets it at random; `SAMPLE_SEED=… npm run e2e` repeats the choice of a run. */
export const SEED = seedIn('SAMPLE_SEED', process.env['SAMPLE_SEED'] ?? '')

/** Chooses `count` of them by the seed, and all of them with EVERY_SCREEN. */
export const sampleOf = <T>(all: readonly T[], count: number): T[] =>
  process.env['EVERY_SCREEN'] === undefined ? all.filter((_, index) => (index + SEED) % all.length < count) : [...all]
