import { useEffect, useRef, useState, type RefObject } from 'react'
import { tellFault } from '@/lib/tellFault'
import { exportPaper, type Exported } from '@/stores/pdf'

export type ExportWork =
  | { state: 'idle' | 'failed' }
  | { state: 'working'; done: number; total: number | undefined }
  | { state: 'done'; exported: Exported }

type Head = { title: string; header: (sheet: number, count: number) => string }

/** Makes a PDF of what stands beside this place; it is given up with the screen. */
export const useExport = (place: RefObject<HTMLElement | null>, { title, header }: Head) => {
  const [work, setWork] = useState<ExportWork>({ state: 'idle' })
  const working = useRef<AbortController>(undefined)
  useEffect(() => () => working.current?.abort(), [])
  const forget = () => {
    working.current?.abort()
    setWork({ state: 'idle' })
  }
  const begin = async (onDone: (exported: Exported) => void): Promise<void> => {
    const own = new AbortController()
    working.current = own
    const tell = (next: ExportWork) => own.signal.aborted || setWork(next)
    tell({ state: 'working', done: 0, total: undefined })
    try {
      const onProgress = (progress: { done: number; total: number }) => tell({ state: 'working', ...progress })
      const blocks = blocksBeside(place.current)
      const exported = await exportPaper({ blocks, title, header, onProgress, signal: own.signal })
      tell({ state: 'done', exported })
      if (!own.signal.aborted) onDone(exported)
    } catch (failure) {
      tellFault(failure)
      tell({ state: 'failed' })
    }
  }
  return { work, begin, forget }
}

const blocksBeside = (place: HTMLElement | null): HTMLElement[] =>
  [...(place?.parentElement?.children ?? [])].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && !part.hasAttribute('data-off-paper'),
  )
