/**
 * Digest of a text as 16 hex digits (FNV-1a, 64 bits), for comparing bodies without storing them. It protects nothing;
 * crypto.subtle exists on https only.
 */
export const fnv1a64 = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash.toString(16).padStart(16, '0')
}
