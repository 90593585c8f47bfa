import { getResponse } from 'msw'
import type { Clinic } from './clinic'
import { handlers } from './handlers'

/** The clinic as a plain function for any server; undefined for unknown requests. */
export const requestHandler = (clinic: Clinic): ((request: Request) => Promise<Response | undefined>) => {
  const calls = handlers(clinic)
  return (request) => getResponse(calls, request)
}
