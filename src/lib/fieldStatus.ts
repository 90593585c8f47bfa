/**
 * Which fields of a form may be told that they are wrong: those that were changed and left, and all that were found
 * wrong by a try to send (A174). A field that is being changed is not yet wrong, and one that was only passed by has
 * not been answered yet.
 */
export type FieldStatus = ReadonlyMap<string, 'changed' | 'judged'>

export const NO_MARKS: FieldStatus = new Map()

/** These fields are being changed. */
export const markChanged = (marks: FieldStatus, fields: readonly string[]): FieldStatus =>
  new Map([...marks, ...fields.map((field) => [field, 'changed'] as const)])

/** These fields were found wrong. */
export const markValidated = (marks: FieldStatus, fields: readonly string[]): FieldStatus =>
  new Map([...marks, ...fields.map((field) => [field, 'judged'] as const)])

/** The field was left. */
export const markLeft = (marks: FieldStatus, field: string): FieldStatus =>
  marks.has(field) ? markValidated(marks, [field]) : marks

/** Whether what is wrong with the field may be said. */
export const showsError = (marks: FieldStatus, field: string): boolean => marks.get(field) === 'judged'
