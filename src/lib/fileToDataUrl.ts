export const fileToDataUrl = (file: Blob): Promise<string> =>
  new Promise((tell, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => tell(reader.result as string))
    reader.addEventListener('error', () => fail(reader.error ?? new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
