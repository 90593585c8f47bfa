const value: number = 1
export const same = value as number
