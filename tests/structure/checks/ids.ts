/** Matches ids of a row (PAY-05), a decision (A12), a promise (RB4) or like them, whether or not they exist. */
const ID = /(?<![\w-])(?:[A-Z]+-\d+|[AW]\d+|[A-Z]{2}\d{1,2})(?![\w-])/g
/** Other names that look like ids. */
const NAMES = ['UTF-8', 'SHA-256', 'MP4']

export const idsOf = (text: string): string[] => (text.match(ID) ?? []).filter((id) => !NAMES.includes(id))
