import { useTranslation } from 'react-i18next'
import { allTextSizes, chooseTextSize, TEXT_SIZES } from '@/lib/textSize'
import { decorative } from '@/ui/icon'
import { ToggleGroup } from '@/ui/ToggleGroup'
import { useTextSize } from '@/ui/useTextSize'

/** A letter A per size. In the frame it is disabled, because no script can answer there. */
export const TextSizeSwitch = () => {
  const { t } = useTranslation()
  return <ToggleGroup legend={t('textSize')} options={OPTIONS} value={useTextSize()} onChoose={chooseTextSize} />
}

/** In px: each letter shows its own size, whatever the chosen one is. */
const LETTERS_FROM = 16
const LETTERS_STEP = 4

const letter = (px: number) => (
  <svg viewBox="0 0 24 24" width={px} height={px} fill="none" stroke="currentColor" strokeWidth="2.25" {...decorative}>
    <path d="M4 20.5 12 3.5l8 17M6.8 14.5h10.4" />
  </svg>
)

const OPTIONS = allTextSizes().map((value, index) => ({
  value,
  label: `${TEXT_SIZES[value]}%`,
  icon: letter(LETTERS_FROM + index * LETTERS_STEP),
}))
