const INLINE_PICTURE = /^data:image\/(png|jpeg|webp|gif)[;,]/i

/**
 * Returns the address if a picture of a page may use it: http(s), a path of ours, or an inline bitmap. On an https
 * page it is https, because the content policy blocks http (RC8).
 */
export const pictureUrl = (address: string, page: string): string | undefined => {
  if (INLINE_PICTURE.test(address)) return address
  try {
    const { protocol, href } = new URL(address, page)
    if (protocol === 'http:') return href.replace(protocol, new URL(page).protocol)
    return protocol === 'https:' ? href : undefined
  } catch {
    return undefined
  }
}
