import { useLayoutEffect } from 'react'
import { registerInlineError } from '@/lib/inlineErrors'

/** Marks the failure as shown in place, so that no notice repeats it. */
export const useInlineError = (failure: unknown): void =>
  useLayoutEffect(() => (failure === undefined ? undefined : registerInlineError(failure)), [failure])
