import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptPages, keptText, MOST_KEPT, type KeptMessage } from '@/domain/chat/keptChat'
import { isSystemMessage } from '@/domain/chat/rows'
import { isWeChat } from '@/lib/device'
import { inTime } from '@/lib/inTime'
import { joinWithDot } from '@/lib/joinWithDot'
import { now } from '@/lib/time/clock'
import { chinaTime } from '@/lib/time/day'
import { chatOf, hasOnlyEmptyArchive, visibleMessages, type ChatOpening, type ShownChat } from '@/stores/chat/chat'
import { loadEarlier } from '@/stores/chat/history'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { focusAround } from '@/ui/focusMain'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { showToast } from '@/ui/toast'
import styles from './chat.module.css'
import { KeptPictures, type Drawing } from './KeptPictures'
import { useChatErrorText, useMessageContext } from './messageTexts'

type Props = { chat: ShownChat; onClose: () => void }

/** Loads a chat as far back as it may, and saves it as a text file or as pictures. */
export const KeepChat = ({ chat, onClose }: Props) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const errorText = useChatErrorText()
  const { info } = useMessageContext(chat)
  const loading = useEarlierMessages(chat.opening)
  const messages = useMessagesToKeep(chat)
  const { earlier } = chat
  // The last page may go beyond the limit.
  const isMissing = hasOnlyEmptyArchive(chat)
  const isComplete = earlier.state === 'end' && !isMissing && visibleMessages(chat).length <= MOST_KEPT
  const heading = [
    // In the title, because every picture has it.
    joinWithDot(
      t('keep.title', { name: info?.doctorName ?? t('doctor') }),
      info?.customerName && t('forWhom', { name: info.customerName }),
    ),
    t('keep.at', { when: chinaTime(now()).slice(0, 16) }),
    t('keep.private'),
    ...(isComplete ? [] : [isMissing ? t('history.notConnected') : t('keep.newest', { count: messages.length })]),
  ]
  const [drawing, setDrawing] = useState<Drawing>()
  // Imported when needed, so that they stay in the chunk of the parts that save reminders.
  const save = async () => {
    try {
      const { saveFile } = await inTime(import('@/lib/saveFile'))
      const text = new Blob([keptText(heading, messages)], { type: 'text/plain;charset=utf-8' })
      // With the time: a second file of the day does not take the place of the first.
      const name = `${t('keep.file')}-${chinaTime(now()).slice(0, 16).replace(' ', '-').replace(':', '')}.txt`
      void saveFile(name, text)
      showToast(t('keep.saved', { name }))
    } catch (error) {
      showToast(errorText(error))
    }
  }
  const draw = async () => {
    try {
      const { drawTextCard } = await inTime(import('@/lib/textCard'))
      setDrawing({ pages: keptPages(messages), drawTextCard })
    } catch (error) {
      showToast(errorText(error))
    }
  }
  const outcome = () => {
    if (isMissing) return t('history.notConnected')
    const loaded = t(isComplete ? 'keep.whole' : 'keep.newest', { count: messages.length })
    if (earlier.state !== 'failed') return loaded
    return (
      <>
        {t('history.failed', { reason: errorText(earlier.error) })}
        <br />
        {loaded}
      </>
    )
  }
  return (
    <Sheet title={t('tools.keep')} closeText={shell('actions.close')} onClose={onClose}>
      {() => (
        <SheetBody>
          {drawing === undefined ? (
            <div className={styles.actions}>
              <Callout tone="caution">{t('keep.private')}</Callout>
              <p>{t('keep.without')}</p>
              <div>
                {loading.busy && <p>{t('keep.loading', { count: messages.length })}</p>}
                {/* A668: not each count is read out. */}
                <p role="status">
                  {loading.busy ? <span className="visuallyHidden">{shell('loading')}</span> : outcome()}
                </p>
              </div>
              {loading.busy ? (
                <Button ref={focusAround} variant="quiet" onClick={loading.stop}>
                  {t('keep.stop')}
                </Button>
              ) : isMissing && messages.length === 0 ? null : (
                <>
                  {!isComplete && !isMissing && messages.length < MOST_KEPT && (
                    <Button ref={focusAround} variant="quiet" onClick={loading.start}>
                      {t('history.earlier')}
                    </Button>
                  )}
                  {!isWeChat() && (
                    <Button block onClick={() => void save()}>
                      {t('keep.text')}
                    </Button>
                  )}
                  <Button variant={isWeChat() ? 'primary' : 'secondary'} block onClick={() => void draw()}>
                    {t('keep.pictures')}
                  </Button>
                </>
              )}
            </div>
          ) : (
            <KeptPictures heading={heading} drawing={drawing} />
          )}
        </SheetBody>
      )}
    </Sheet>
  )
}

const useMessagesToKeep = (shown: ShownChat): KeptMessage[] => {
  const { nameOf, textOf, t: chat } = useMessageContext(shown)
  const { t } = useTranslation()
  return visibleMessages(shown)
    .slice(-MOST_KEPT)
    .map((message) => {
      const when = message.time === 0 ? t('unknown') : chinaTime(message.time * 1000).slice(0, 16)
      const unsent = message.state === 'sent' ? undefined : chat(`message.${message.state}`)
      const head = isSystemMessage(message) ? when : joinWithDot(`${when} ${nameOf(message)}`, unsent)
      return { head, text: textOf(message) }
    })
}

/** Loads earlier pages until the beginning or the limit, unless it is stopped; begins by itself. */
const useEarlierMessages = (opening: ChatOpening) => {
  const [turn, setTurn] = useState(1)
  const [lastOver, setLastOver] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    const own = new AbortController()
    running.current = own
    void loadAllEarlier(opening, own.signal).then(() => {
      if (!own.signal.aborted) setLastOver(turn)
    })
    return () => own.abort()
  }, [opening, turn])
  const stop = () => {
    running.current?.abort()
    setLastOver(turn)
  }
  return { busy: turn > lastOver, start: () => setTurn(turn + 1), stop }
}

const loadAllEarlier = async (opening: ChatOpening, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const chat = chatOf(opening)
    if (chat === undefined || signal.aborted || chat.messages.length >= MOST_KEPT) return
    await loadEarlier(opening)
    if (chatOf(opening)?.earlier.state !== 'idle') return
  }
}
