/**
 * Starts the demo: a clinic inside the page becomes its server. Returns false when the page is the demo's own and no
 * app starts.
 */
export const openDemo = async (base: string): Promise<boolean> => {
  const { setStage } = await withEmptyStorage(() => import('./stage'))
  return setStage(base)
}

/**
 * MSW reads cookies from the storage while its module loads, and fails to load where that throws. So it sees an empty
 * storage meanwhile.
 */
const withEmptyStorage = async <T>(load: () => Promise<T>): Promise<T> => {
  const own = Object.getOwnPropertyDescriptor(window, STORAGE)
  Object.defineProperty(window, STORAGE, { configurable: true, value: { getItem: () => null } })
  try {
    return await load()
  } finally {
    Reflect.deleteProperty(window, STORAGE)
    if (own !== undefined) Object.defineProperty(window, STORAGE, own)
  }
}

const STORAGE = 'localStorage'
