export const one = (): number => {
  let value = 1
  return value
}
