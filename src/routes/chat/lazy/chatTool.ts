/** An action in the menu of a chat. */
export type ChatTool = 'search' | 'question' | 'keep'

/** The words that are looked for, and the message shown with them. */
export type Sought = { words: string; key: string | undefined }
