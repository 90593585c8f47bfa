export const endless = (depth: number): number => endless(depth)
