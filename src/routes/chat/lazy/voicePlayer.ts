import { useEffect, useSyncExternalStore } from 'react'
import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { createListeners } from '@/lib/listeners'

type Playing = { key: string; state: 'playing' | 'failed' } | undefined

/** A451: the same as the timeout of a request. */
const LATE_MS = 20_000

let playing: Playing
let audio: HTMLAudioElement | undefined
let late: ReturnType<typeof setTimeout> | undefined
const { subscribe, notify } = createListeners()

/** Plays a voice message, or stops it. Calls back once it plays. */
export const toggleVoice = (key: string, url: string, onPlaying: () => void): void => {
  const wasPlaying = playing?.key === key && playing.state === 'playing'
  stopVoice()
  if (wasPlaying) return
  const mine = new Audio(url)
  audio = mine
  setPlaying({ key, state: 'playing' })
  const whileMine = (act: () => void) => () => {
    if (audio === mine) act()
  }
  const fail = whileMine(() => {
    stopVoice()
    setPlaying({ key, state: 'failed' })
  })
  const awaitFile = whileMine(() => {
    clearTimeout(late)
    late = setTimeout(fail, LATE_MS)
  })
  const hasFile = whileMine(() => clearTimeout(late))
  awaitFile()
  mine.addEventListener('waiting', awaitFile)
  mine.addEventListener('playing', hasFile)
  mine.addEventListener('ended', whileMine(stopVoice))
  // The phone pauses it too, for a call or when it is locked, and may never go on.
  mine.addEventListener('pause', whileMine(stopVoice))
  mine.addEventListener('error', fail)
  mine.play().then(() => {
    hasFile()
    onPlaying()
  }, fail)
}

/** Called when the screen is left or a recording starts. */
export const stopVoice = (): void => {
  const last = audio
  audio = undefined
  clearTimeout(late)
  last?.pause()
  last?.removeAttribute('src')
  setPlaying(undefined)
}

export const usePlaying = (): Playing => useSyncExternalStore(subscribe, () => playing)

/** Stops the voice whose message is recalled. Its bubble cannot do it, because scrolling removes bubbles as well. */
export const useStopRecalled = (messages: readonly ChatMessage[]): void => {
  const key = usePlaying()?.key
  const isRecalled = key !== undefined && messages.some((one) => one.isRevoked && keyOf(one) === key)
  useEffect(() => {
    if (isRecalled) stopVoice()
  }, [isRecalled])
}

const setPlaying = (now: Playing): void => {
  playing = now
  notify()
}
