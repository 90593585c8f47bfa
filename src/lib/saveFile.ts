import { wait } from './time/clock'

const TAKEN_AFTER_MS = 60_000

export const saveFile = async (name: string, file: Blob): Promise<void> => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  await wait(TAKEN_AFTER_MS)
  URL.revokeObjectURL(address)
}
