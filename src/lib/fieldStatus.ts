/**
 * Status of the fields that were changed, or that a submission found wrong. Errors show for `validated` ones: changed
 * and left, or found wrong (A174).
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
