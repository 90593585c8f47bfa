import type { ProxyOptions } from 'vite'

export const serverAddress: (text: string) => URL
export const proxyTo: (url: URL) => Record<string, ProxyOptions>
