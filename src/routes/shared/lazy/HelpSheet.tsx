import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { siteInfo } from '@/lib/siteInfo'
import { useClinics } from '@/stores/reports/clinics'
import { CopyText } from '@/ui/CopyText'
import { ActionRow, RowList } from '@/ui/Row'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { SectionTitle } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import { EmergencyText, emergencyMark } from '../Emergency'
import { PhoneLink } from '../PhoneLink'
import { paths } from '@/routes/paths'
import styles from './Help.module.css'

const GUIDES = [
  { title: 'guide', to: paths.reportGuide() },
  { title: 'guidePreFilled', to: paths.preFillGuide() },
] as const

/** The hotline, the clinics that a report has named, and the emergency number. An unknown number has no row. */
export const HelpSheet = ({ onClose }: { onClose: () => void }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('guides')
  const navigate = useNavigate()
  const { name, hotline } = siteInfo()
  const clinics = useClinics((state) => state.clinics)
  return (
    <Sheet title={t('help.title')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) => (
        <SheetBody>
          <div className={styles.sheet}>
            <p className="quiet">{t('help.lead')}</p>
            {hotline !== '' && <Contact title={t('help.hotline')} name={name} number={hotline} />}
            {clinics.map((clinic) => (
              <Contact key={clinic.phone} title={t('help.clinic')} name={clinic.name ?? ''} number={clinic.phone} />
            ))}
            <Part title={t('help.emergency.title')}>
              <p>
                <EmergencyText text={t('help.emergency.text', emergencyMark)} />
              </p>
            </Part>
            <Part title={t('help.guides')}>
              <RowList>
                {GUIDES.map(({ title, to }) => (
                  <li key={title}>
                    <ActionRow
                      title={shell(`titles.${title}`)}
                      onAct={() =>
                        leave(() => {
                          onClose()
                          void navigate(to)
                        })
                      }
                    />
                  </li>
                ))}
              </RowList>
            </Part>
          </div>
        </SheetBody>
      )}
    </Sheet>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <SectionTitle level={3}>{title}</SectionTitle>
    {children}
  </section>
)

const Contact = ({ title, name, number }: { title: string; name: string; number: string }) => {
  const { t } = useTranslation('guides')
  return (
    <Part title={title}>
      {name !== '' && (
        <p className="quiet">
          <ServerText>{name}</ServerText>
        </p>
      )}
      <div className={styles.number}>
        <PhoneLink number={number} />
        <CopyText label={t('help.copy')} text={number} copied={t('help.copied')} notCopied={t('help.notCopied')} />
      </div>
    </Part>
  )
}
