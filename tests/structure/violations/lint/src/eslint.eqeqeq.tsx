export const isOne = (value: unknown): boolean => value == 1
