/** Where the demo's pictures and sounds lie, as a whole address: beside the page, and nowhere where there is none. */
const ORIGIN = typeof window === 'undefined' ? 'https://files.demo.example' : window.location.origin

const PICTURES = ['service-1', 'service-2', 'news-1', 'news-2', 'organ-1', 'organ-2'] as const

/** One of the demo's pictures; with different numbers they are different files to a browser. */
export const demoPicture = (number: number): string =>
  `${ORIGIN}/pictures/${PICTURES[number % PICTURES.length] ?? 'news-1'}.svg?chat=${String(number)}`

/** What a message names that the platform has thrown away. */
export const gonePicture = (): string => `${ORIGIN}/pictures/gone.jpg`

/** A voice of four seconds. */
export const demoVoice = (): string => `${ORIGIN}/sounds/voice.wav`

/** A sound that no browser plays. */
export const brokenVoice = (): string => `${ORIGIN}/sounds/gone.amr`
