import type { ProxyOptions } from 'vite'

export const addressIn: (option: string, text: string) => URL
export const proxyTo: (url: URL, documents?: URL) => Record<string, ProxyOptions>
export const proxyText: (url: URL, documents?: URL) => string
