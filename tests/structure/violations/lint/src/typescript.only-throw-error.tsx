export const fail = (): never => {
  throw 'no'
}
