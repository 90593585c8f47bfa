// Import this file lazily: a dynamic import of `account.ts` would add the names of all its exports to most screens.
export { ensureCustomer, ensureExaminees } from './account'
