export const read = (text: string): unknown[] => {
  const value = JSON.parse(text)
  return [value]
}
