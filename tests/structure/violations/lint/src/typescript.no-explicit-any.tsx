export const length = (value: any): boolean => value === 1
