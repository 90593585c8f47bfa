import { ApiError, isUnconfirmed, neverLeftPhone } from '@/api/errors'
import { isImUnreached } from '@/domain/chat/imErrors'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import type { Connection } from './chat'

/** Whether the connection failed without an answer, so that another attempt may succeed (A620). */
export const hadNoAnswer = (connection: Connection): boolean => {
  if (connection.state !== 'failed') return false
  const { why, error } = connection
  switch (why) {
    case 'timeout':
    case 'noGroup':
      return true
    case 'groupGone':
    case 'codeLost':
      return false
    case 'refused':
      return error instanceof ApiError ? isUnconfirmed(error) || neverLeftPhone(error) : isImUnreached(error)
  }
}

/** A671: code of the platform that is late counts as no answer; lost code is requested again only by a reload. */
export const failureOf = (error: unknown): Connection => {
  if (!(error instanceof ChunkLoadError)) return { state: 'failed', why: 'refused', error }
  const why = error.isTimedOut ? 'timeout' : 'codeLost'
  return { state: 'failed', why, error: new ApiError(error.isTimedOut ? 'timeout' : 'offline') }
}
