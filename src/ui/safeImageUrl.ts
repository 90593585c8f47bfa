const INLINE_PICTURE = /^data:image\/(png|jpeg|webp|gif)[;,]/i

/** The address if it is one that a picture may have: http(s), a path of our own, or an inline bitmap. */
export const safeImageUrl = (address: string | null | undefined): string | undefined => {
  if (!address) return undefined
  if (INLINE_PICTURE.test(address)) return address
  try {
    const { protocol, href } = new URL(address, document.baseURI)
    return protocol === 'http:' || protocol === 'https:' ? href : undefined
  } catch {
    return undefined
  }
}
