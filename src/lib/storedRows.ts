import { array, fallback, nullable, pipe, transform, type GenericSchema, type InferOutput } from 'valibot'

/** Reads each row of a stored list by itself: a row that another release wrote does not hide the others (A660). */
export const storedRows = <S extends GenericSchema>(row: S) =>
  pipe(
    array(fallback(nullable(row), null)),
    transform((rows) => rows.filter((one): one is NonNullable<InferOutput<S>> => one !== null)),
  )
