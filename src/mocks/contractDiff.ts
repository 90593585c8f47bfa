import { UNREADABLE_ROW } from '@/lib/unreadableRow'

/**
 * The place of the first thing that the contract did not take over: a key it does not know, a
 * lenient field of a wrong type, a broken row. The app forgives these; the clinic must neither send nor take them.
 */
export const contractDiff = (given: unknown, kept: unknown, place = ''): string | undefined => {
  if (given === undefined || given === null || given === '') return undefined
  if (kept === undefined || kept === UNREADABLE_ROW) return place === '' ? 'data' : place
  if (!isPlain(given) || !isPlain(kept)) return undefined
  // The contract takes the rows out of data.list.
  if (Array.isArray(kept) && !Array.isArray(given)) return contractDiff(given['list'], kept, 'list')
  const asStored = isPlain(kept['asStored']) ? kept['asStored'] : {}
  for (const [key, value] of Object.entries(given)) {
    const lost = contractDiff(value, kept[key] ?? asStored[key], place === '' ? key : `${place}.${key}`)
    if (lost !== undefined) return lost
  }
  return undefined
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
