export const stop = (): void => {
  debugger
}
