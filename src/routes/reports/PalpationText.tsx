import { useTranslation } from 'react-i18next'
import { isLedBySuggestion, type PalpationReport } from '@/domain/reports/report'
import { dayText } from '@/i18n/dates'
import { dayIn } from '@/lib/time/day'
import { CopyText } from '@/ui/CopyText'
import { useLesionTexts, usePlaceText } from './useLesionTexts'

export const PalpationText = ({ report }: { report: PalpationReport }) => {
  const { t } = useTranslation('palpation')
  const textOf = usePalpationText()
  return (
    <div data-off-paper="">
      <CopyText
        label={t('text.copy')}
        text={() => textOf(report)}
        copied={t('text.copied')}
        notCopied={t('text.notCopied')}
      />
    </div>
  )
}

const usePalpationText = (): ((report: PalpationReport) => string) => {
  const { t: shell } = useTranslation()
  const { t: common } = useTranslation('reports')
  const { t } = useTranslation('palpation')
  const placeText = usePlaceText()
  const lesionTexts = useLesionTexts()
  const foundTexts = (count: number | undefined, unreadable: number): string[] => {
    if (count === undefined) return [t('found.notTold')]
    if (count === 0) return [unreadable > 0 ? t('found.noneReadable', { count: unreadable }) : t('found.none')]
    return [t('found.count', { count }), ...(unreadable > 0 ? [t('found.unreadable', { count: unreadable })] : [])]
  }
  const fact = (name: string, value: string | undefined) =>
    t('lesion.descriptor', { name, value: value ?? shell('unknown') })
  return (report) => {
    const { header, summary, suggestion, guidance, guidanceUnreadable, lesions, unreadable } = report
    const { patientName, sex, age, inspectionNumber, examiner, examinedAt, organisation } = header
    const day = examinedAt && dayIn(examinedAt)
    const who = [patientName, sex && shell(`sex.${sex}`), age === undefined ? undefined : common('head.age', { age })]
    const advice = [
      ...(suggestion !== undefined && isLedBySuggestion(report)
        ? [t('guidanceLead', { lead: t(`suggestions.${suggestion}`) })]
        : []),
      ...guidance.map((one) => ('suggestion' in one ? t(`suggestions.${one.suggestion}`) : one.text)),
      ...(guidanceUnreadable ? [shell('unreadableRow')] : []),
    ]
    return [
      [
        shell('titles.palpationReport'),
        who.map((one) => one ?? shell('unknown')).join(' · '),
        fact(common('head.number'), inspectionNumber),
        fact(common('head.examiner'), examiner),
        fact(common('head.examinedOn'), day ? dayText(shell, day) : undefined),
      ],
      [t('summary'), summary ?? t('notRecorded')],
      [t('guidance'), ...(advice.length === 0 ? [t('notRecorded')] : advice)],
      [t('found.title'), ...foundTexts(lesions?.length, unreadable)],
      ...(lesions ?? []).map((lesion, index) => {
        const { size, hardness, shape, diagnosis, description, descriptors } = lesionTexts(lesion)
        return [
          `${index + 1} · ${placeText(lesion.place)}`,
          fact(t('lesion.diagnosis'), diagnosis),
          fact(t('lesion.size'), size),
          fact(t('lesion.hardness'), hardness),
          fact(t('lesion.shape'), shape),
          fact(t('lesion.description'), description),
          ...descriptors.map(({ text }) => text),
        ]
      }),
      [
        common('foot.title'),
        fact(common('foot.name'), organisation.name),
        fact(common('foot.address'), organisation.address),
        fact(common('foot.phone'), organisation.phone),
        common('foot.disclaimer'),
      ],
    ]
      .map((lines) => lines.join('\n'))
      .join('\n\n')
  }
}
