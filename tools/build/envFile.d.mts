/** The settings of a file of lines NAME=value; a line that is neither a setting nor a comment throws an error. */
export const readEnvFile: (file: string) => Record<string, string>

/** Throws an error that names the first malformed line of the files from which Vite takes settings. */
export const checkEnvFiles: (mode: string, folder: string) => void
