const FAULTS = [TypeError, ReferenceError, RangeError]
/** What engines call a file of the app that did not come: the network's failure, and none of the app. */
const NOT_LOADED = /module script|dynamically imported/

/**
 * For what may fail without a word to the visitor, such as an answer that only adds to a screen: a fault of the app
 * itself is reported all the same, as one that nobody caught.
 */
export const tellFault = (failure: unknown): undefined => {
  const isFault = FAULTS.some((fault) => failure instanceof fault)
  if (isFault && !NOT_LOADED.test(String(failure)))
    setTimeout(() => {
      throw failure
    })
}
