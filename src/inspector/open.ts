import { getAdapter, isCancel } from 'axios'
import { http } from '@/api/http'
import type { Endpoint } from '@/contract/endpoint'
import { createCollector, reportText, type ContractReport } from './collect'
import { endpointOf } from './endpoints'
import { NO_ANSWER, type Answer, type Verdict } from './judge'
import { showPanel } from './panel'
import { sentIn, verdictOf, type Sent } from './verdict'

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
  const add = (call: string, judged: (endpoint: Endpoint) => Verdict) => {
    const endpoint = endpointOf(call)
    if (endpoint === undefined) return
    collector.add(call, judged(endpoint))
    show()
  }
  observe({
    onAnswer: (call, sent, answer) => add(call, (endpoint) => verdictOf(endpoint, sent, answer)),
    onNone: (call) => add(call, () => NO_ANSWER),
  })
}

type Observer = {
  onAnswer: (call: string, sent: Sent, answer: Answer) => void
  onNone: (call: string) => void
}

const observe = ({ onAnswer, onNone }: Observer): void => {
  const send = getAdapter(http.defaults.adapter)
  http.defaults.adapter = async (config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`
    const response = await send(config).catch((failure: unknown) => {
      if (!isCancel(failure)) onNone(call)
      throw failure
    })
    const data: unknown = response.data
    const headerOf = (name: string): string | undefined => {
      const value: unknown = response.headers[name]
      return typeof value === 'string' ? value : undefined
    }
    if (typeof data === 'string')
      onAnswer(call, sentBy(config), {
        status: response.status,
        date: headerOf('date'),
        type: headerOf('content-type'),
        body: data,
      })
    return response
  }
}

/** The adapter gets a form as a text. */
const sentBy = ({ params, data }: { params?: unknown; data?: unknown }): Sent =>
  sentIn(params instanceof URLSearchParams ? params : [], typeof data === 'string' ? data : undefined)
