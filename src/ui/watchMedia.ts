/** Arguments for useSyncExternalStore that follow a media query. */
export const watchMedia = (query: string): [(changed: () => void) => () => void, () => boolean] => [
  (changed) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  },
  () => window.matchMedia(query).matches,
]
