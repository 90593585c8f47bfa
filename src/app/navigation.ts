export type RouterOf<State> = { state: State; subscribe: (listener: (state: State) => void) => void }

let open: ((address: string) => Promise<void>) | undefined

export const connectRouter = (opener: typeof open): void => {
  open = opener
}

export const replaceLocation = async (address: string): Promise<void> => open?.(address)

export const isAppMounted = (): boolean => open !== undefined
