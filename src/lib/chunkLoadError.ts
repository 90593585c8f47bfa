/** A chunk failed to load, perhaps because a new deployment replaced it. */
export class ChunkLoadError extends Error {
  constructor(
    message: string,
    readonly isTimedOut: boolean,
  ) {
    super(message)
  }
}
