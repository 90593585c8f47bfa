export const leave = (): boolean => window.confirm('')
