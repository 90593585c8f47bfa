export const read = (text: string): string => JSON.parse(text)
