const FAULTS = [TypeError, ReferenceError, RangeError]
/** Browsers' messages for a chunk that failed to load, which is the network's failure and not the app's. */
const NOT_LOADED = /module script|dynamically imported/

/** Handles failures that the user need not see: a fault of the app is still reported, like an uncaught one. */
export const reportFault = (failure: unknown): undefined => {
  const isFault = FAULTS.some((fault) => failure instanceof fault)
  if (isFault && !NOT_LOADED.test(String(failure)))
    setTimeout(() => {
      throw failure
    })
}
