import { useState } from 'react'
import { flushSync } from 'react-dom'
import { showsError, markChanged, markValidated, markLeft, NO_MARKS } from '@/lib/fieldStatus'
import { focusFirst } from './FormField'

export type FormProblems<F extends string> = Pick<ReturnType<typeof useFormProblems<F>>, 'field' | 'errorOf'>

/**
 * Decides which errors of a form are shown: of a field that was changed and left, and of all after a submit.
 * `problemOf` returns the error of a field for the current `values`.
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
    field: (name: F) => ({ name, onLeave: () => setMarks((now) => markLeft(now, name)) }),
    errorOf: (name: F): string | undefined => (showsError(marks, name) ? problemOf(name) : undefined),
    /** Validates the form or some fields, focuses the first error, and returns whether there is none. */
    pass: (checked: readonly F[] = fields): boolean => {
      const wrong = checked.filter((field) => problemOf(field) !== undefined)
      if (wrong.length === 0) return true
      // The error must be rendered before the focus, or a screen reader misses it.
      flushSync(() => setMarks((now) => markValidated(now, wrong)))
      focusFirst(wrong)
      return false
    },
  }
}
