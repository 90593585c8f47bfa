/**
 * Fields whose errors may be shown: those changed and left, and those that a submission found wrong (A174). A field
 * that is being changed is not validated, nor one that was left unchanged.
 */
export type FieldStatus = ReadonlyMap<string, 'changed' | 'validated'>

export const NO_MARKS: FieldStatus = new Map()

const mark =
  (status: 'changed' | 'validated') =>
  (marks: FieldStatus, fields: readonly string[]): FieldStatus =>
    new Map([...marks, ...fields.map((field) => [field, status] as const)])

export const markChanged = mark('changed')

export const markValidated = mark('validated')

export const markLeft = (marks: FieldStatus, field: string): FieldStatus =>
  marks.has(field) ? markValidated(marks, [field]) : marks

export const showsError = (marks: FieldStatus, field: string): boolean => marks.get(field) === 'validated'
