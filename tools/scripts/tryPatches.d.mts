export const otherPatch: (current: string, versions: readonly string[]) => string | undefined
