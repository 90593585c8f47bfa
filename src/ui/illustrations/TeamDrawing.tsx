import { sheet, woman } from './people'
import { paint, scene } from './svg'

const { plum, rose, blush, teal, mist, paper, silver, skin } = paint

/** An examiner and a doctor with the report between them. */
export const TeamDrawing = scene(
  mist,
  <>
    {woman({ x: 50, y: 44, size: 1.05 }, { hair: 'cap', colour: teal, dress: paper, coat: true, down: 59 })}
    {woman(
      { x: 112, y: 44, size: 1.05 },
      { hair: 'short', colour: silver, dress: paper, coat: true, down: 59, glasses: true },
    )}
    {sheet(63, 62, 36, 44)}
    <path d="M69 70h16" stroke={plum} strokeWidth="3" />
    <circle cx="74.5" cy="83" r="6" fill={skin} stroke={blush} strokeWidth="1.5" />
    <circle cx="88" cy="83" r="6" fill={skin} stroke={blush} strokeWidth="1.5" />
    <path d="M90 81h.1" stroke={rose} strokeWidth="4" />
    <path d="M69 97h24" stroke={blush} strokeWidth="3" />
  </>,
)
