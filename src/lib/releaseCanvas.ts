/** Frees the memory of a canvas at once; old iPhones free it only later. */
export const releaseCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.width = 0
  canvas.height = 0
}
