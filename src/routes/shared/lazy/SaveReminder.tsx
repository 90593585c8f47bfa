import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarFile, type CalendarEvent } from '@/domain/appointments/calendarFile'
import { isWeChat } from '@/lib/device'
import { saveFile } from '@/lib/saveFile'
import { drawTextCard, type TextCard } from '@/lib/textCard'
import { now } from '@/lib/time/clock'
import { Button } from '@/ui/Button'
import { Picture } from '@/ui/Picture'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { showToast } from '@/ui/toast'

type Event = Omit<CalendarEvent, 'writtenAtMs'>

type Props = { fileName: string; event: () => Event; card: () => TextCard }

/** Saves an event with its alarms as a calendar file, or as a picture where the messaging app saves no files. */
export const SaveReminder = ({ fileName, event, card }: Props) => {
  const { t } = useTranslation('reminder')
  const save = () => {
    const text = calendarFile({ ...event(), writtenAtMs: now() })
    void saveFile(fileName, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    showToast(t('saved', { name: fileName }))
  }
  if (isWeChat()) return <SaveCard card={card} />
  return (
    <Button variant="secondary" onClick={save}>
      {t('save')}
    </Button>
  )
}

type Drawn = { src: string; ratio: string; alt: string }

const SaveCard = ({ card }: { card: () => TextCard }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reminder')
  const [drawn, setDrawn] = useState<Drawn>()
  const draw = () => {
    const { title, lines } = card()
    const picture = drawTextCard({ title, lines })
    if (picture === undefined) showToast(t('notDrawn'))
    else setDrawn({ ...picture, alt: [title, ...lines].join('\n') })
  }
  return (
    <>
      <Button variant="secondary" onClick={draw}>
        {t('picture')}
      </Button>
      {drawn !== undefined && (
        <Sheet title={t('pictureTitle')} closeText={shell('actions.close')} onClose={() => setDrawn(undefined)}>
          {() => (
            <SheetBody>
              <p>{t('press')}</p>
              <Picture src={drawn.src} alt={drawn.alt} ratio={drawn.ratio} contain eager placeholder={null} />
            </SheetBody>
          )}
        </Sheet>
      )}
    </>
  )
}
