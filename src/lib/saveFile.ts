import { wait } from './clock'

const TAKEN_AFTER_MS = 60_000

/** Hands a file to the browser to keep. */
export const saveFile = async (name: string, file: Blob): Promise<void> => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads it after the click, some of them only once the visitor has agreed.
  await wait(TAKEN_AFTER_MS)
  URL.revokeObjectURL(address)
}
