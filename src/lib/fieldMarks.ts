/**
 * Which fields of a form may be told that they are wrong: those that were changed and left, and all that were found
 * wrong by a try to send (A174). A field that is being changed is not yet wrong, and one that was only passed by has
 * not been answered yet.
 */
export type FieldMarks = ReadonlyMap<string, 'changed' | 'judged'>

export const NO_MARKS: FieldMarks = new Map()

/** These fields are being changed. */
export const markChanged = (marks: FieldMarks, fields: readonly string[]): FieldMarks =>
  new Map([...marks, ...fields.map((field) => [field, 'changed'] as const)])

/** These fields were found wrong. */
export const markJudged = (marks: FieldMarks, fields: readonly string[]): FieldMarks =>
  new Map([...marks, ...fields.map((field) => [field, 'judged'] as const)])

/** The field was left. */
export const markLeft = (marks: FieldMarks, field: string): FieldMarks =>
  marks.has(field) ? markJudged(marks, [field]) : marks

/** Whether what is wrong with the field may be said. */
export const isJudged = (marks: FieldMarks, field: string): boolean => marks.get(field) === 'judged'
