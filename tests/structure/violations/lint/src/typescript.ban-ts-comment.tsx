// @ts-ignore
export const one = 1
