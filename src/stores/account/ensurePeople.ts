// For lazy imports. One of the account itself would add the names of all that it exports to most screens.
export { ensureCustomer, ensureExaminees } from './account'
