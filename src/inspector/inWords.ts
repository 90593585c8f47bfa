export const NULL = 'null'

/** Lists values in words, with null last. */
export const inWords = (values: readonly string[]): string => {
  const others = new Set(values.filter((text) => text !== NULL && text !== ''))
  return [...others, ...(values.includes(NULL) ? [NULL] : [])].join(', or ')
}
