import { array, pipe, safeParse, transform, unknown, type GenericSchema, type InferOutput } from 'valibot'

/** Reads each row of a stored list by itself: a row that another release wrote does not hide the others (A660). */
export const storedRows = <S extends GenericSchema>(row: S) =>
  pipe(
    array(unknown()),
    transform((rows): InferOutput<S>[] =>
      rows.flatMap((one) => {
        const read = safeParse(row, one)
        return read.success ? [read.output] : []
      }),
    ),
  )
