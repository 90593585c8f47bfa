/** Whether the key belongs to an input method. WebKit ends a composition before its last key, and marks that by 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
