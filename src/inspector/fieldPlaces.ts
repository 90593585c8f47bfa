/** Returns a name as it is only where it can hold nothing personal. */
export const safeName = (key: string): string =>
  /^[A-Za-z_]\w{0,40}$/.test(key) ? key : '(a name that is no identifier)'

/** The name of a field within a place of an answer; '' is the answer itself. */
export const fieldIn = (place: string, key: string): string =>
  place === '' ? safeName(key) : `${place}.${safeName(key)}`

export const placeOf = (field: string): string => field.slice(0, Math.max(0, field.lastIndexOf('.')))
