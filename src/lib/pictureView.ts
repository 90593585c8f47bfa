/** In CSS pixels. */
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

/** Scale 1 shows the whole picture; the point is the picture’s centre, measured from that of the stage. */
export type View = Point & { scale: number }

/** The sizes that limit a view: the picture's own size, and the size of the area that shows it. */
export type ViewSizes = { picture: Size; stage: Size }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
const MOST = 5
/** A tall picture opens as wide as the stage when the whole of it would be narrower than this share. */
const NARROW = 0.5

/** Returns the size at which the whole picture is just in view. */
export const fittedIn = ({ picture, stage }: ViewSizes): Size => {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

export const sizeOf = ({ scale }: View, sizes: ViewSizes): Size => {
  const { width, height } = fittedIn(sizes)
  return { width: width * scale, height: height * scale }
}

/** A472: returns the whole picture, or for a tall one its top, as wide as the stage. */
export const firstView = (sizes: ViewSizes): View => {
  const { width, height } = fittedIn(sizes)
  const scale = sizes.stage.width / width
  return scale * NARROW <= 1 ? WHOLE : { scale, x: 0, y: (height * scale - sizes.stage.height) / 2 }
}

export const mostOf = (sizes: ViewSizes): number => MOST * firstView(sizes).scale

/** Returns the view enlarged by a factor; the point, from the centre of the stage, stays where it is. */
export const enlargedAt = (view: View, factor: number, { x, y }: Point, sizes: ViewSizes): View => {
  const scale = Math.min(mostOf(sizes), Math.max(1, view.scale * factor))
  const real = scale / view.scale
  return bounded({ scale, x: x - (x - view.x) * real, y: y - (y - view.y) * real }, sizes)
}

export const movedBy = (view: View, { x, y }: Point, sizes: ViewSizes): View =>
  bounded({ ...view, x: view.x + x, y: view.y + y }, sizes)

/** Returns the view with no empty strip beside a picture that is larger than the stage, and a smaller one centred. */
const bounded = (view: View, sizes: ViewSizes): View => {
  const { width, height } = sizeOf(view, sizes)
  const within = (place: number, room: number) => (room <= 0 ? 0 : Math.min(room, Math.max(-room, place)))
  return {
    ...view,
    x: within(view.x, (width - sizes.stage.width) / 2),
    y: within(view.y, (height - sizes.stage.height) / 2),
  }
}

/** Whether the picture is wider than the stage, so that a horizontal drag moves it. */
export const isWider = (view: View, sizes: ViewSizes): boolean => sizeOf(view, sizes).width > sizes.stage.width + 1
