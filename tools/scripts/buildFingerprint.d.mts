export const buildInputs: () => string[]
export const fingerprint: () => string
