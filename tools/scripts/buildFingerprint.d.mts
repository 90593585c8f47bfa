export const buildInputs: () => string[]
export const fingerprint: (env?: Readonly<Record<string, string>>) => string
