/** The areas that are not complete yet, and how many of their rows no title names. It only shrinks. */
export const TO_COME = new Map([
  ['NAV', 16],
  ['PAY', 2],
  ['CONSULT', 48],
  ['CHAT', 54],
  ['DICT', 9],
  ['promise', 16],
])

/**
 * What is built for a screen still to come and only tests reach, with the area that it awaits: a whole file, or a
 * declaration of one. It only shrinks.
 */
export const AWAITING = new Map([
  ['src/domain/consults/dictionaries.ts', 'CONSULT'],
  ['src/domain/consults/problem.ts', 'CONSULT'],
  ['src/routes/consults/PictureSlots.tsx', 'CONSULT'],
  ['src/routes/consults/PictureRow.tsx', 'CONSULT'],
  ['src/routes/consults/PictureChoice.tsx', 'CONSULT'],
  ['src/routes/consults/PictureShown.tsx', 'CONSULT'],
  ['src/ui/AddPictureIcon.tsx', 'CONSULT'],
  ['src/gateways/pictures/port.ts fetchPreparing', 'CONSULT'],
  ['src/stores/consultsPictures.ts', 'CONSULT'],
  ['src/api/consults.ts', 'CONSULT'],
  ['src/api/coupons.ts fetchConsultCoupons', 'CONSULT'],
  ['src/domain/chat/combine.ts', 'CHAT'],
  ['src/domain/chat/order.ts', 'CHAT'],
  ['src/domain/chat/merge.ts', 'CHAT'],
  ['src/domain/chat/rules.ts', 'CHAT'],
  ['src/domain/chat/imErrors.ts ImErrorWord', 'CHAT'],
  ['src/domain/chat/imErrors.ts CODES', 'CHAT'],
  ['src/domain/chat/imErrors.ts WORDS', 'CHAT'],
  ['src/domain/chat/imErrors.ts imErrorWord', 'CHAT'],
  ['src/gateways/im/port.ts fetchIm', 'CHAT'],
  ['src/api/chat.ts', 'CHAT'],
])

/** What stays without a screen: decided so (A356), or how tests hold the clock. */
export const WITHOUT_SCREEN = [
  'src/domain/dictionaries.ts SETTLEMENT',
  'src/domain/dictionaries.ts PAYMENT_TYPE',
  'src/domain/dictionaries.ts SUBSCRIBE_SOURCE',
  'src/lib/clock.ts unsetClock',
]
