export type Source = { path: string; text: string }

/** Words that hide the meaning, as regular expressions, each with what to write instead. */
export const RIDDLES: Readonly<Record<string, string>>
/**
 * Returns what breaks the rules in a document, or in the comments and test titles of a file: `path:line`, the reason,
 * the sentence.
 */
export const riddlesIn: (source: Source) => string[]
export const linesPerComment: (sources: readonly Source[]) => number
/** Returns what breaks the rules in all comments and test titles of the project. */
export const unplainScripts: () => string[]
/** Returns what breaks the rules in all documents but the two that are word for word. */
export const unplainDocuments: () => string[]
