/** Gives back the memory of a canvas at once: old iPhones count it as used until they tidy up (W17). */
export const releaseCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.width = 0
  canvas.height = 0
}
