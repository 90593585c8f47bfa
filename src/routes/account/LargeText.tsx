import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseTextSize, textSize, type TextSize } from '@/lib/textSize'
import { ControlRow } from '@/ui/ControlRow'
import { Switch } from '@/ui/Switch'
import { ToggleGroup } from '@/ui/ToggleGroup'

/** The switch for readers who want everything larger on this phone, and how much larger. */
export const LargeText = () => {
  const { t } = useTranslation('account')
  const [size, setSize] = useState(textSize)
  const choose = (wanted: TextSize) => {
    chooseTextSize(wanted)
    setSize(wanted)
  }
  return (
    <>
      <li>
        <ControlRow whole label={<span>{t('largeText')}</span>}>
          <Switch on={size !== 'normal'} onTurn={(on) => choose(on ? 'large' : 'normal')} />
        </ControlRow>
      </li>
      {size !== 'normal' && (
        <li>
          <ControlRow label={<span aria-hidden="true">{t('textSize')}</span>}>
            <ToggleGroup
              legend={t('textSize')}
              options={[
                { value: 'large', label: t('textSizes.large') },
                { value: 'largest', label: t('textSizes.largest') },
              ]}
              value={size}
              onChoose={choose}
            />
          </ControlRow>
        </li>
      )}
    </>
  )
}
