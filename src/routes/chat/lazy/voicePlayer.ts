import { useEffect, useSyncExternalStore } from 'react'
import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { createListeners } from '@/lib/listeners'

type Playing = { key: string; state: 'playing' | 'failed' } | undefined

let playing: Playing
let audio: HTMLAudioElement | undefined
const { subscribe, notify } = createListeners()

/** Plays a voice message, or stops it. Calls back once it plays. */
export const toggleVoice = (key: string, url: string, onPlaying: () => void): void => {
  const wasPlaying = playing?.key === key && playing.state === 'playing'
  stopVoice()
  if (wasPlaying) return
  const mine = new Audio(url)
  audio = mine
  setPlaying({ key, state: 'playing' })
  const over = (state: Playing) => () => {
    if (audio === mine) setPlaying(state)
  }
  mine.addEventListener('ended', over(undefined))
  mine.addEventListener('error', over({ key, state: 'failed' }))
  mine.play().then(onPlaying, over({ key, state: 'failed' }))
}

/** Called when the screen is left or a recording starts. */
export const stopVoice = (): void => {
  const last = audio
  audio = undefined
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
