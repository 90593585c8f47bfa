import { useEffect, useState } from 'react'
import { ratioOf } from '@/domain/pdf/pages'
import type { OpenDocument } from '@/gateways/pdf/port'

const A4 = 210 / 297

/**
 * The shape of every page. Each stands like the first one until its own is known, so that nothing above what is read
 * moves.
 */
export const usePageSizes = (pdf: OpenDocument): readonly number[] => {
  const [ratios, setRatios] = useState<readonly number[]>(() => Array.from({ length: pdf.pageCount }, () => A4))
  useEffect(() => {
    let left = false
    const ask = async () => {
      const first = ratioOf(await pdf.sizeOf(1))
      const all = Array.from({ length: pdf.pageCount }, () => first)
      if (!left) setRatios([...all])
      for (let page = 2; page <= pdf.pageCount && !left; page++) {
        const ratio = await pdf.sizeOf(page).then(ratioOf, () => first)
        if (ratio === all[page - 1]) continue
        all[page - 1] = ratio
        if (!left) setRatios([...all])
      }
    }
    void ask()
    return () => {
      left = true
    }
  }, [pdf])
  return ratios
}
