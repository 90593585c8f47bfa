import type { Encoding, Endpoint } from '@/contract/endpoint'
import { parseJson } from '@/lib/json'

const CONTENT_TYPES: Record<Exclude<Encoding, 'query'>, string> = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
}

/** The input of a call as it travelled; undefined where it travelled in another way than the contract says. */
export const parseRequest = async ({ encoding }: Endpoint, request: Request): Promise<unknown> => {
  if (encoding === 'query') return Object.fromEntries(new URL(request.url).searchParams)
  if (!(request.headers.get('Content-Type') ?? '').startsWith(CONTENT_TYPES[encoding])) return undefined
  switch (encoding) {
    case 'form':
      return Object.fromEntries(new URLSearchParams(await request.text()))
    case 'json':
      return jsonIn(await request.text())
    case 'multipart':
      return Object.fromEntries(await request.formData())
  }
}

const jsonIn = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
