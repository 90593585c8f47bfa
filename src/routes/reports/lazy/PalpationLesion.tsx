import { memo, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { lesionPoint } from '@/domain/reports/lesionPoint'
import type { ClinicalWord } from '@/domain/reports/dictionaries'
import type { Lesion } from '@/domain/reports/report'
import { Button } from '@/ui/Button'
import { CardItem } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { Picture } from '@/ui/Picture'
import { ServerText } from '@/ui/ServerText'
import { PictureViewer } from '@/routes/shared/PictureViewer'
import { useLesionTexts, usePlaceText } from '../useLesionTexts'
import { ClinicalTerm } from './ClinicalTerm'
import styles from './PalpationLesion.module.css'
import palpationPicturesStyles from './PalpationPictures.module.css'

type PalpationPicturesProps = { number: number; pictures: Lesion['pictures'] }

const PalpationPictures = ({ number, pictures }: PalpationPicturesProps) => {
  const { t } = useTranslation('palpation')
  const [large, setLarge] = useState<Lesion['pictures'][number]>()
  const nameOf = (kind: Lesion['pictures'][number]['kind']): string =>
    t('lesion.picture', { number, kind: t(`lesion.pictures.${kind}`) })
  return (
    <div className={palpationPicturesStyles.pictures}>
      {pictures.map((picture) => (
        <div key={picture.kind} className={palpationPicturesStyles.picture}>
          <Picture src={picture.url} alt={nameOf(picture.kind)} ratio="4 / 3" contain />
          <Button
            variant="quiet"
            aria-label={t('lesion.enlargePicture', { picture: nameOf(picture.kind) })}
            onClick={() => setLarge(picture)}
          >
            {t('lesion.enlarge')}
          </Button>
        </div>
      ))}
      {large !== undefined && (
        <PictureViewer
          pictures={pictures.map(({ url, kind }) => ({ url, name: nameOf(kind) }))}
          first={pictures.indexOf(large)}
          onClose={() => setLarge(undefined)}
        />
      )}
    </div>
  )
}

type Props = {
  number: number
  lesion: Lesion
  chosen: boolean
  headingRef: Ref<HTMLHeadingElement> | undefined
  onShow: (number: number) => void
}

/** One lesion with everything recorded (PALP-02 to PALP-05). Memoised: a list can have 200. */
export const PalpationLesion = memo(({ number, lesion, chosen, headingRef, onShow }: Props) => {
  const { t } = useTranslation('palpation')
  const placeText = usePlaceText()
  const { place, pictures, colour } = lesion
  // A600: the sentence about peaks does not fit a form in the server's own words.
  const isKnownShape = lesion.shape !== undefined && 'known' in lesion.shape
  const { size, hardness, shape, diagnosis, description, descriptors } = useLesionTexts()(lesion)
  return (
    <CardItem>
      <div className={styles.entry} data-keep="" data-chosen={chosen || undefined}>
        <h3 ref={headingRef} tabIndex={-1} className={styles.title}>
          <span className={styles.number} style={{ borderColor: colour }}>
            <span className="visuallyHidden">{t('lesion.number', { number })}</span>
            <span aria-hidden="true">{number}</span>
          </span>
          <span>{placeText(place)}</span>
        </h3>
        <NamedText name={t('lesion.diagnosis')} text={diagnosis} />
        <DescriptionList
          facts={[
            explained('size', t('lesion.size'), size),
            explained('hardness', t('lesion.hardness'), hardness),
            isKnownShape ? explained('shape', t('lesion.shape'), shape) : [t('lesion.shape'), shape],
          ]}
        />
        <NamedText name={t('lesion.description')} text={description} />
        {descriptors.length > 0 && (
          <p className={`quiet ${styles.descriptors}`}>
            {descriptors.map(({ word, name, text }) => (
              <ClinicalTerm key={word} word={word} name={name}>
                <ServerText>{text}</ServerText>
              </ClinicalTerm>
            ))}
          </p>
        )}
        {pictures.length > 0 && <PalpationPictures number={number} pictures={pictures} />}
        {lesionPoint(place) === undefined ? (
          <p className="quiet">{t('lesion.notOnMap')}</p>
        ) : (
          <Button variant="quiet" aria-label={t('lesion.showPlace', { number })} onClick={() => onShow(number)}>
            {t('lesion.show')}
          </Button>
        )}
      </div>
    </CardItem>
  )
})

const explained = (word: ClinicalWord, name: string, value: string) =>
  [name, value, <ClinicalTerm key={word} word={word} name={name} />] as const

const NamedText = ({ name, text }: { name: string; text: string }) => (
  <div>
    <p className="quiet">{name}</p>
    <p className="typed">
      <ServerText>{text}</ServerText>
    </p>
  </div>
)
