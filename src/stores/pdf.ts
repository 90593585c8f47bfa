import { fetchDocument } from '@/api/pdf'
import type { Progress } from '@/domain/pdf/document'
import { documents, type Exported as Made, type ExportRequest } from '@/gateways/pdf/port'
import { idle, loadRemote, slotAt, sessionGuard, type ByKey, type RemoteData } from '@/lib/remote'
import { createStore } from './createStore'

export type Exported = Made

type DocumentsState = {
  /** What has been fetched in this visit, by its path; reports are private, so a sign-out drops them. */
  files: ByKey<RemoteData<Blob>>
  /** What is under way. */
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

/** The document of this path: fetched once in a visit (W15). */
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

/** Gives up what is under way, and forgets what has failed: who comes back asks anew. */
export const leaveDocument = (path: string): void => {
  const { fetching, files } = useDocuments.getState()
  if (files.get(path)?.state === 'ready') return
  if (fetching?.path === path) {
    fetching.stop.abort()
    useDocuments.setState({ fetching: undefined })
  }
  useDocuments.setState({ files: new Map([...files].filter(([kept]) => kept !== path)) })
}

/** Makes a PDF of A4 of what stands on the screen, and each sheet of it as a picture. */
export const exportPaper = (request: ExportRequest): Promise<Exported> => documents().exportA4(request)

const dropOldest = (): void => {
  let room = KEPT_BYTES
  const kept = [...useDocuments.getState().files].reverse().filter(([, file], index) => {
    room -= file.state === 'ready' ? file.data.size : 0
    return index === 0 || (index < KEPT_FILES && room >= 0)
  })
  useDocuments.setState({ files: new Map(kept.reverse()) })
}
