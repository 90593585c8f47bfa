import { useEffect, useRef, useState, type RefObject } from 'react'
import { reportFault } from '@/lib/reportFault'
import { exportPaper, type Exported } from '@/stores/pdf'

type ExportWork =
  | { state: 'idle' | 'cancelled' | 'failed' }
  | { state: 'working'; done: number; total: number | undefined }
  | { state: 'done'; exported: Exported }

type Head = { title: string; header: (sheet: number, count: number) => string }

/** Returns a function that makes a PDF of the siblings of this place; unmounting cancels it. */
export const useExport = (place: RefObject<HTMLElement | null>, { title, header }: Head) => {
  const [work, setWork] = useState<ExportWork>({ state: 'idle' })
  const working = useRef<AbortController>(undefined)
  useEffect(() => () => working.current?.abort(), [])
  const forget = () => setWork({ state: 'idle' })
  const cancel = () => {
    working.current?.abort()
    setWork({ state: 'cancelled' })
  }
  const begin = async (onDone: (exported: Exported) => void): Promise<void> => {
    const own = new AbortController()
    working.current = own
    const update = (next: ExportWork) => own.signal.aborted || setWork(next)
    update({ state: 'working', done: 0, total: undefined })
    try {
      const onProgress = (progress: { done: number; total: number }) => update({ state: 'working', ...progress })
      const blocks = blocksBeside(place.current)
      const exported = await exportPaper({ blocks, title, header, onProgress, signal: own.signal })
      update({ state: 'done', exported })
      if (!own.signal.aborted) onDone(exported)
    } catch (failure) {
      reportFault(failure)
      update({ state: 'failed' })
    }
  }
  return { work, begin, cancel, forget }
}

const blocksBeside = (place: HTMLElement | null): HTMLElement[] =>
  [...(place?.parentElement?.children ?? [])].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && !part.hasAttribute('data-off-paper'),
  )
