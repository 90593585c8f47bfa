export const say = (): void => console.log(1)
