/** Decodes a part of an address or a cookie; returns a malformed one as it is. */
export const decodeOrKeep = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
