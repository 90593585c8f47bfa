export const afterTap = async (ends: readonly string[], longestMs: number): Promise<void> => {
  await new Promise<void>((resolve) => {
    const waiting = new AbortController()
    const end = () => {
      waiting.abort()
      resolve()
    }
    for (const name of ends) window.addEventListener(name, end, { signal: waiting.signal })
    setTimeout(end, longestMs)
  })
  await new Promise((clicked) => setTimeout(clicked))
}
