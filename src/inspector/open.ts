import { getAdapter } from 'axios'
import { http } from '@/api/http'
import { createCollector, reportText, type ContractReport } from './collect'
import { endpointOf } from './endpoints'
import { judge, type Answer } from './judge'
import { showPanel } from './panel'

declare global {
  interface Window {
    contractReport?: () => ContractReport & { text: string }
  }
}

/**
 * Compares each answer of the server with the contract, and shows what differs. The app behaves as without it.
 * Development and staging builds only: VITE_CONTRACT_INSPECTOR.
 */
export const openInspector = (): void => {
  const collector = createCollector()
  const report = () => {
    const current = collector.report()
    return { ...current, text: reportText(current) }
  }
  const show = showPanel(report)
  window.contractReport = report
  observe((call, answer) => {
    const endpoint = endpointOf(call)
    if (endpoint === undefined) return
    collector.add(call, judge(endpoint, answer))
    show()
  })
}

const observe = (onAnswer: (call: string, answer: Answer) => void): void => {
  const send = getAdapter(http.defaults.adapter)
  http.defaults.adapter = async (config) => {
    const response = await send(config)
    const data: unknown = response.data
    const headerOf = (name: string): string | undefined => {
      const value: unknown = response.headers[name]
      return typeof value === 'string' ? value : undefined
    }
    if (typeof data === 'string')
      onAnswer(`${config.method?.toUpperCase()} ${config.url}`, {
        status: response.status,
        date: headerOf('date'),
        type: headerOf('content-type'),
        body: data,
      })
    return response
  }
}
