import { useLayoutEffect } from 'react'
import { tellInPlace } from '@/lib/toldInPlace'

/** Says that this failure is told here, before the red bar could repeat it. */
export const useTellInPlace = (failure: unknown): void =>
  useLayoutEffect(() => (failure === undefined ? undefined : tellInPlace(failure)), [failure])
