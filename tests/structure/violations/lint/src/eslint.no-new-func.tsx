export const made: unknown = new Function('return 1')
