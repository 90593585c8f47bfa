import { useLayoutEffect } from 'react'
import { registerInlineError } from '@/lib/inlineErrors'

/** Says that this failure is told here, before the red bar could repeat it. */
export const useInlineError = (failure: unknown): void =>
  useLayoutEffect(() => (failure === undefined ? undefined : registerInlineError(failure)), [failure])
