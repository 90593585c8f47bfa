import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Sheet, SheetBody } from '@/ui/Sheet'
import styles from './chat.module.css'
import type { ChatTool } from './chatTool'

type Props = { onChoose: (tool: ChatTool) => void; onClose: () => void }

/** The menu of actions for a whole chat. */
export const ChatMenu = ({ onChoose, onClose }: Props) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  return (
    <Sheet title={t('tools.menu')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) => (
        <SheetBody>
          <div className={styles.actions}>
            {TOOLS.map((tool) => (
              <Button key={tool} variant="secondary" block onClick={() => leave(() => onChoose(tool))}>
                {t(`tools.${tool}`)}
              </Button>
            ))}
          </div>
        </SheetBody>
      )}
    </Sheet>
  )
}

const TOOLS: readonly ChatTool[] = ['search', 'question', 'keep']
