import { fetchDocument } from '@/api/pdf'
import type { Progress } from '@/domain/pdf/document'
import { documents, type Exported, type ExportRequest } from '@/gateways/pdf/port'
import { idle, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import { sessionGuard } from '@/lib/sessionScope'
import { createStore } from './createStore'

export type { Exported }

type DocumentsState = {
  files: ReadonlyMap<string, RemoteData<Blob>>
  progress: Progress | undefined
  fetching: { path: string; stop: AbortController } | undefined
}

export const useDocuments = createStore<DocumentsState>(() => ({
  files: new Map(),
  progress: undefined,
  fetching: undefined,
}))

const KEPT_BYTES = 40 * 1024 * 1024
const KEPT_FILES = 6

export const openDocument = async (path: string): Promise<void> => {
  const slot = slotAt(useDocuments, 'files', path, idle)
  const before = useDocuments.getState().fetching
  if (slot.get().state === 'ready' || before?.path === path) return
  before?.stop.abort()
  const stop = new AbortController()
  const fetching = { path, stop }
  const isOn = sessionGuard()
  useDocuments.setState({ fetching, progress: undefined })
  const onProgress = (progress: Progress) => {
    if (isOn()) useDocuments.setState({ progress })
    else stop.abort()
  }
  await loadRemote(slot, () => fetchDocument(path, { signal: stop.signal, onProgress }))
  if (useDocuments.getState().fetching === fetching) useDocuments.setState({ fetching: undefined })
  dropOldest()
}

/** Cancels a running download and clears a failure, so that coming back retries. */
export const leaveDocument = (path: string): void => {
  const { fetching, files } = useDocuments.getState()
  if (files.get(path)?.state === 'ready') return
  if (fetching?.path === path) {
    fetching.stop.abort()
    useDocuments.setState({ fetching: undefined })
  }
  useDocuments.setState({ files: new Map([...files].filter(([kept]) => kept !== path)) })
}

export const exportPaper = (request: ExportRequest): Promise<Exported> => documents().exportA4(request)

const dropOldest = (): void => {
  let room = KEPT_BYTES
  const kept = [...useDocuments.getState().files].reverse().filter(([, file], index) => {
    room -= file.state === 'ready' ? file.data.size : 0
    return index === 0 || (index < KEPT_FILES && room >= 0)
  })
  useDocuments.setState({ files: new Map(kept.reverse()) })
}
