type Values = readonly (number | undefined)[]

const known = (values: Values): number[] =>
  values.filter((value) => value !== undefined).sort((one, other) => one - other)

export const median = (values: Values): number | undefined => {
  const sorted = known(values)
  return sorted[Math.floor(sorted.length / 2)]
}

/** The value that this share of all does not exceed. */
export const percentile = (values: Values, share: number): number | undefined => {
  const sorted = known(values)
  return sorted[Math.ceil(sorted.length * share) - 1]
}

export const spread = (values: Values, digits = 0): string => {
  const sorted = known(values)
  const [low, middle, high] = [sorted[0], median(values), sorted.at(-1)].map((value) => value?.toFixed(digits) ?? '–')
  return low === high ? `${middle}` : `${middle} (${low}-${high})`
}

export const ratio = (values: Values, base: Values): string => {
  const [one, other] = [median(values), median(base)]
  return one === undefined || other === undefined || other === 0 ? '–' : (one / other).toFixed(2)
}
