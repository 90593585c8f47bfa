export const FIGURES: Readonly<Record<string, string>>
export const withFigures: (text: string, values: Readonly<Record<string, string>>, when: string) => string
export const writeFigures: (values: Readonly<Record<string, string>>) => void
