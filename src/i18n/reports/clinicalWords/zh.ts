import type { ClinicalWord } from '@/domain/reports/dictionaries'

/** What each word of a palpation report means; docs/clinicalWords.md has the sentences for a clinician to sign. */
const words = {
  size: '这一处有多宽、多高。',
  hardness: '探头轻压时，这一处摸起来有多硬。',
  shape: '在压力图上，这一处是一个峰，还是好几个峰。',
  bottomMargin: '在压力图上，这一处的底部和周围分得清不清楚。',
  homogeneity: '这一处里面的软硬是不是一样。',
  mobility: '轻轻推的时候，这一处会不会跟着动。',
  peakHeight: '在压力图上，这一处的峰比周围高出多少。',
  peakShape: '在压力图上，这一处的峰顶是圆的、尖的，还是平的。',
  ribArtefact: '图上的这一处，有没有可能是下面的肋骨造成的。',
} as const satisfies Record<ClinicalWord, string>

export default words
