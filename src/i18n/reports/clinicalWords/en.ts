import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  size: 'How wide and how high the finding is.',
  hardness: 'How hard the finding feels to the probe when it presses gently.',
  shape: 'Whether the finding has a single peak or several in the pressure picture.',
  bottomMargin: 'How clearly the base of the finding stands apart from what is around it in the pressure picture.',
  homogeneity: 'Whether the finding is equally firm all through.',
  mobility: 'Whether the finding moves along when it is pushed gently.',
  peakHeight: 'How far the peak of the finding rises above what is around it in the pressure picture.',
  peakShape: 'Whether the top of the peak in the pressure picture is round, pointed or flat.',
  ribArtefact: 'Whether a rib underneath could be what the picture shows here.',
}

export default words
