import { setupServer, type SetupServer } from 'msw/node'
import { getResponse } from 'msw'
import { openClinic, resetClinic, type Clinic } from './clinic'
import { handlers } from './handlers'
import { seed } from './seeds/seed'
import { memoryStore } from './store'

/** The clinic as a plain function for any server; undefined for unknown requests. */
export const requestHandler = (clinic: Clinic): ((request: Request) => Promise<Response | undefined>) => {
  const calls = handlers(clinic)
  return (request) => getResponse(calls, request)
}

/** A clinic for a test file, behind this process's requests. The test starts and closes `server`. */
export const clinicServer = (): { server: SetupServer; clinic: Clinic; reset: () => void } => {
  const clinic = openClinic({ seed, store: memoryStore() })
  const server = setupServer(...handlers(clinic))
  return {
    server,
    clinic,
    reset: () => {
      resetClinic(clinic)
      server.resetHandlers()
    },
  }
}
