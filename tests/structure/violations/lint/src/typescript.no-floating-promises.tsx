const load = async (): Promise<number> => 1

export const start = (): void => {
  load()
}
