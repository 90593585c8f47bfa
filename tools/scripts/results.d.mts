export type Result = { folder: string; title: string; duration: number; passed: boolean; again: boolean }
export type Folder = { folder: string; tests: number; duration: number; again: number }

export const readVitest: (file: string) => Result[]
export const readJourneys: (file: string) => Result[]
export const foldersOf: (tests: readonly Result[]) => Folder[]
