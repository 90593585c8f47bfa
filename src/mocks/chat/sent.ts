import type { OutgoingBody } from '@/domain/chat/message'
import { fileToDataUrl } from '@/lib/fileToDataUrl'
import { randomId } from '@/lib/random'
import { customElement, imageElement, soundElement, textElement, type Element } from './elements'

/** Longer content is lost on a reload and then shows as missing. */
const KEPT_CHARACTERS = 120_000
/** Nothing answers at this address. */
const FILES = 'https://files.demo.example/chat/'

const inlined = new Map<string, string>()

export const sentElement = async (body: OutgoingBody): Promise<Element> => {
  switch (body.kind) {
    case 'text':
      return textElement(body.text)
    case 'image':
      return withFile(body.file, (address) => imageElement(address, { width: 0, height: 0 }))
    case 'sound':
      return withFile(body.file, (address) => soundElement(address, body.seconds))
    case 'custom':
      return customElement(body.data, body.description, body.extension)
  }
}

const withFile = async (file: File, elementAt: (address: string) => Element): Promise<Element> => {
  const content = await fileToDataUrl(file)
  const address = `${FILES}${randomId()}`
  inlined.set(address, content)
  const { type, payload } = elementAt(address)
  return { type, payload: content.length > KEPT_CHARACTERS ? payload : { ...payload, content } }
}

/** Returns the content as a data address, or the address itself when it is elsewhere. */
export const contentAt = (address: string, { content }: Element['payload']): string =>
  inlined.get(address) ?? (typeof content === 'string' && address.startsWith(FILES) ? content : address)
