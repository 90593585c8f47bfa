import { useTranslation } from 'react-i18next'
import { LEVEL_GUIDANCE, RISK_LEVEL, riskLevelOfScore, SCORE_SEGMENTS } from '@/domain/riskLevel'
import type { RiskReport } from '@/domain/reports/report'
import type { SpecialGroup } from '@/domain/reports/specialGroup'
import { ScoreBar } from '@/ui/ScoreBar'
import { Section } from '@/ui/Section'
import styles from './ScoreSection.module.css'

type Props = {
  report: Pick<RiskReport, 'score' | 'level'>
  special: SpecialGroup | undefined
}

export const ScoreSection = ({ report: { score, level }, special }: Props) => {
  const { t } = useTranslation('riskReport')
  if (score === undefined || level === undefined)
    return (
      <Section title={t('score.title')}>
        <p>{t('score.missing')}</p>
      </Section>
    )
  const isOfScore = riskLevelOfScore(score) === level
  return (
    <Section title={t('score.title')}>
      <p className={styles.score}>{t('score.of', { score })}</p>
      <ScoreBar
        score={score}
        segments={SCORE_SEGMENTS}
        label={t('score.label', { score, level: t(`levels.${RISK_LEVEL[level]}`) })}
      />
      <ol role="list" className={styles.levels}>
        {SCORE_SEGMENTS.map((segment, index) => (
          <li key={segment.level} aria-current={segment.level === level || undefined}>
            <span className={styles.swatch} data-level={segment.level} />
            <span>{t(`levels.${RISK_LEVEL[segment.level]}`)}</span>
            <span className={styles.range}>
              {t('score.range', { from: segment.from, to: (SCORE_SEGMENTS[index + 1]?.from ?? 101) - 1 })}
            </span>
            {segment.level === level && (
              <strong className={styles.here}>{t(isOfScore ? 'score.here' : 'score.given')}</strong>
            )}
          </li>
        ))}
      </ol>
      {!isOfScore ? (
        <p>{t('score.asTold')}</p>
      ) : (
        // The comparison is of scores, and with adult women only.
        (special === undefined || special === 'pregnancy') && (
          <p>{t(`comparisons.${LEVEL_GUIDANCE[level].comparison}`)}</p>
        )
      )}
    </Section>
  )
}
