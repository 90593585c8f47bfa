export const RUN: readonly string[]
export const NOT_RUN: Readonly<Record<string, string>>
