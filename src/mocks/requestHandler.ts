import { getResponse } from 'msw'
import type { Clinic } from './clinic'
import { handlers } from './handlers'

/**
 * The clinic as a plain function, for any server to stand in front of it; undefined for what is not below the
 * base.
 */
export const requestHandler = (
  clinic: Clinic,
  base = '/api',
): ((request: Request) => Promise<Response | undefined>) => {
  const calls = handlers(clinic, base)
  return (request) => getResponse(calls, request)
}
