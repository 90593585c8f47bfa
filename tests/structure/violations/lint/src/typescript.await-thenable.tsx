export const wait = async (): Promise<number> => await 1
