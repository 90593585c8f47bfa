export const read = (text: string): void => {
  JSON.parse(text)()
}
