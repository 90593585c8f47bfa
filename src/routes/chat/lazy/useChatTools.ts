import { useState } from 'react'
import { inTime } from '@/lib/inTime'
import { showToast } from '@/ui/toast'
import type { ChatTool } from './chatTool'
import type { chatTools } from './chatTools'
import { useChatErrorText } from './messageTexts'

type Opened = { parts: typeof chatTools; tool: ChatTool | 'menu' }

/** The menu of the chat and what it opens; their code loads with the first tap. */
export const useChatTools = () => {
  const errorText = useChatErrorText()
  const [opened, setOpened] = useState<Opened>()
  const [busy, setBusy] = useState(false)
  const openMenu = async () => {
    setBusy(true)
    try {
      const { chatTools: parts } = await inTime(import('./chatTools'))
      setOpened({ parts, tool: 'menu' })
    } catch (error) {
      showToast(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const choose = (tool: ChatTool) => setOpened((now) => now && { ...now, tool })
  return { opened, busy, openMenu: () => void openMenu(), choose, close: () => setOpened(undefined) }
}
