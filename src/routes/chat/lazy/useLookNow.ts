import { useEffect } from 'react'
import type { ConsultationStatus } from '@/domain/consultations/dictionaries'
import { reloadInfo, type ShownChat } from '@/stores/chat/chat'

const EVERY_MS = 60_000

/** From these the server goes on by itself, and no message tells of it. */
const GOES_ON: readonly (ConsultationStatus | undefined)[] = ['toPay', 'assigning', 'awaitingReply', 'inConsultation']

/** Asks now and then how the consultation stands, while it is looked at (A468). */
export const useLookNow = ({ id }: ShownChat, status: ConsultationStatus | undefined): void => {
  const goesOn = GOES_ON.includes(status)
  useEffect(() => {
    if (!goesOn) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reloadInfo(id)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [id, goesOn])
}
