export const read = (text: string): number => parseInt(JSON.parse(text), 10)
