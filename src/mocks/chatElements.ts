/** What a message consists of on the platform: its type and what belongs to it. */
export type Element = { type: string; payload: Record<string, unknown> }

export const textElement = (text: string): Element => ({ type: 'TIMTextElem', payload: { text } })

/** A picture in the three sizes that the platform makes of it: original, small, middle. */
export const imageElement = (url: string, { width, height }: { width: number; height: number }): Element => ({
  type: 'TIMImageElem',
  payload: {
    uuid: url.slice(0, 40),
    imageFormat: 1,
    imageInfoArray: [0, 1, 2].map((type) => ({ type, width, height, url, imageUrl: url, size: 0 })),
  },
})

export const soundElement = (url: string, second: number): Element => ({
  type: 'TIMSoundElem',
  payload: { uuid: url.slice(0, 40), url, remoteAudioUrl: url, size: 0, second },
})

export const customElement = (data: string, description = '', extension = ''): Element => ({
  type: 'TIMCustomElem',
  payload: { data, description, extension },
})
