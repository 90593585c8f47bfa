/** The platform's failure, by its code (CHAT-47, A289). */
export class ImError extends Error {
  readonly code: number | undefined

  constructor(code: number | undefined, message: string) {
    super(message)
    this.name = 'ImError'
    this.code = code
  }
}
