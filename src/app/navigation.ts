let open: ((address: string) => Promise<void>) | undefined

/** Connects what opens an address without loading the page anew. */
export const connectRouter = (opener: typeof open): void => {
  open = opener
}

/**
 * Opens an address of this app in the place of the one that is shown, past the guard, without loading the page
 * anew.
 */
export const replaceLocation = async (address: string): Promise<void> => open?.(address)

/** Whether the app is there, so that something is shown that an address can take the place of. */
export const isAppMounted = (): boolean => open !== undefined
