import { drawing, paint } from './svg'
import { woman, type Dressed } from './people'

const { rose, blush, petal, teal, sea, mist, paper, silver } = paint

type Portrait = Dressed & { ground: string; size?: number }

const portrait = ({ ground, size = 1.9, ...look }: Portrait) =>
  drawing(
    96,
    96,
    <>
      <rect width="96" height="96" fill={ground} />
      {woman({ x: 48, y: 86 - 23 * size, size }, look)}
    </>,
  )

/**
 * The server sends neither sex nor age of a doctor. Cap and short hair fit anyone, and grey hair does not mean an age.
 */
const doctor = (look: Pick<Portrait, 'ground' | 'hair' | 'colour' | 'glasses'>) =>
  portrait({ dress: paper, coat: true, ...look })

const faces = {
  doctor0: doctor({ ground: mist, hair: 'cap', colour: teal }),
  doctor1: doctor({ ground: petal, hair: 'short', glasses: true }),
  doctor2: doctor({ ground: mist, hair: 'curls' }),
  doctor3: doctor({ ground: petal, hair: 'short', colour: silver }),
  doctor4: doctor({ ground: petal, hair: 'cap', colour: rose, glasses: true }),
  doctor5: doctor({ ground: mist, hair: 'short' }),
  doctor6: doctor({ ground: petal, hair: 'curls', colour: silver, glasses: true }),
  doctor7: doctor({ ground: petal, hair: 'cap', colour: sea }),
  doctor8: doctor({ ground: mist, hair: 'short', colour: silver, glasses: true }),
  doctor9: doctor({ ground: mist, hair: 'curls', glasses: true }),
  femaleChild: portrait({ ground: petal, hair: 'tails', dress: sea, size: 1.65 }),
  femaleYoung: portrait({ ground: petal, hair: 'long', dress: rose }),
  femaleMiddle: portrait({ ground: petal, hair: 'bob', dress: teal }),
  femaleOld: portrait({ ground: petal, hair: 'bun', colour: silver, dress: rose, glasses: true }),
  maleChild: portrait({ ground: mist, hair: 'crop', dress: rose, size: 1.65 }),
  maleYoung: portrait({ ground: mist, hair: 'crop', dress: sea }),
  maleMiddle: portrait({ ground: mist, hair: 'crop', dress: teal, glasses: true }),
  maleOld: portrait({ ground: mist, hair: 'crop', colour: silver, dress: sea }),
  nobody: drawing(
    96,
    96,
    <>
      <rect width="96" height="96" fill={petal} />
      <path d="M12 96c2-20 15-30 36-30s34 10 36 30z" fill={blush} />
      <circle cx="48" cy="42" r="18" fill={blush} />
    </>,
  ),
}

export type FaceName = keyof typeof faces

export const Face = ({ name }: { name: FaceName }) => {
  const Drawing = faces[name]
  return <Drawing />
}
