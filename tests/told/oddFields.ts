export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What no field should hold. */
export const ODD: Json[] = [
  null,
  '',
  'x',
  '０',
  -1,
  0.5,
  1e300,
  true,
  [],
  {},
  [null],
  '1e400',
  '0000-00-00',
  '\u202e\u200b',
  'a'.repeat(5000),
]

/** The value with what is at the path dropped (undefined) or replaced. */
export const changed = (value: Json, path: string[], replacement: Json | undefined): Json => {
  const copy = JSON.parse(JSON.stringify(value)) as Json
  let holder = copy as Record<string, Json>
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, Json>
  const last = path[path.length - 1] ?? ''
  if (replacement === undefined) delete holder[last]
  else holder[last] = replacement
  return copy
}

/** Where anything stands in it. */
export const pathsOf = (value: Json): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])])
    : []
