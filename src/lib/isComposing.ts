/** Whether the key belongs to an input method. WebKit ends the composition before its last key, which has code 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
