import { useNavigate } from 'react-router-dom'
import { SURELY_BACK_MS } from '../../ui/sheetHistory'
import { stepIn } from './stepState'

/** Back over the entries of all sections, so that what follows starts where the form was opened. */
export const useLeaveSteps = (): (() => Promise<void>) => {
  const navigate = useNavigate()
  return async () => {
    const { taken } = stepIn(routerState())
    if (taken === 0) return
    await new Promise<void>((resolve) => {
      const gone = () => {
        clearTimeout(timer)
        window.removeEventListener('popstate', gone)
        // The router hears of it first.
        setTimeout(resolve)
      }
      const timer = setTimeout(gone, SURELY_BACK_MS)
      window.addEventListener('popstate', gone)
      void navigate(-taken)
    })
  }
}

const routerState = (): unknown => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : undefined
}
