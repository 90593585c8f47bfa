import { useTranslation } from 'react-i18next'
import { joinWithDot } from '@/lib/joinWithDot'
import { Avatar } from '@/ui/Avatar'
import { ServerText } from '@/ui/ServerText'
import type { WordArea } from '@/i18n/words'
import { ROOM, useExamineeFacts } from '../useExamineeFacts'
import { useLazyTranslations } from '../useLazyTranslations'
import styles from './ExamineeChoice.module.css'

type Props = {
  /** With `label` it becomes the id of the name, with `description` that of the line below. */
  id: string
  customerId: string
  name: string
  /** The word for the user, where the examinee is the user. */
  self: string | undefined
  /** Whether the last order was for this examinee. */
  last: boolean
}

const WORDS: WordArea[] = ['account']

/** An examinee in a sheet: the drawn face, the name, and relation and age once they are known. */
export const ExamineeChoice = ({ id, customerId, name, self, last }: Props) => {
  const { line, face } = useExamineeFacts()(customerId, self)
  const { t } = useTranslation('account')
  const { words } = useLazyTranslations(WORDS)
  return (
    <span className={styles.choice}>
      <Avatar small src={undefined} face={face} />
      <span className={styles.texts}>
        <span id={`${id}label`}>
          <ServerText>{name}</ServerText>
        </span>
        <span id={`${id}description`} className="quiet">
          {(words.state === 'ready' && joinWithDot(line, last ? t('lastTime') : undefined)) || ROOM}
        </span>
      </span>
    </span>
  )
}
