import { useState } from 'react'
import { flushSync } from 'react-dom'
import { showsError, markChanged, markValidated, markLeft, NO_MARKS } from '@/lib/fieldStatus'
import { focusFirst } from './FormField'

/** What the fields of a form are told. */
export type FormProblems<F extends string> = Pick<ReturnType<typeof useFormProblems<F>>, 'field' | 'errorOf'>

/**
 * What a form says of its fields, and when: of a field that was changed and left, of all of them after a try to
 * send. `values` is what the fields stand at, `problemOf` what is wrong with one of them, in words.
 */
export const useFormProblems = <F extends string>(
  values: Readonly<Record<F, unknown>>,
  problemOf: (field: F) => string | undefined,
) => {
  const fields = Object.keys(values) as F[]
  const [marks, setMarks] = useState(NO_MARKS)
  const [before, setBefore] = useState(values)
  const changed = fields.filter((field) => values[field] !== before[field])
  if (changed.length > 0) {
    setBefore(values)
    setMarks(markChanged(marks, changed))
  }
  return {
    /** What stands around a field, for its FormField. */
    field: (name: F) => ({ name, onLeave: () => setMarks((now) => markLeft(now, name)) }),
    /** What is to be said of a field now. */
    errorOf: (name: F): string | undefined => (showsError(marks, name) ? problemOf(name) : undefined),
    /** Judges the form, or these fields of it, and leads to the first that is wrong; true when none is. */
    pass: (asked: readonly F[] = fields): boolean => {
      const wrong = asked.filter((field) => problemOf(field) !== undefined)
      if (wrong.length === 0) return true
      // What is said must stand there before the focus comes, or it is not read out with the field.
      flushSync(() => setMarks((now) => markValidated(now, wrong)))
      focusFirst(wrong)
      return false
    },
  }
}
