/**
 * Opens the demo: from now on the page's server is a clinic that lives in the page. False when the page is the
 * demo's own and no app boots.
 */
export const openDemo = async (base: string): Promise<boolean> => {
  const { setStage } = await withEmptyStorage(() => import('./stage'))
  return setStage(base)
}

/**
 * MSW looks for cookies of its own in the storage while its module loads, and does not load where that throws:
 * meanwhile it sees an empty one.
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
