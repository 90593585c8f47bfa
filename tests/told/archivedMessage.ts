/** A message of an archived consultation, as the server tells it. */
export const ARCHIVED_MESSAGE = {
  ID: 'm1',
  type: 'TIMTextElem',
  payload: { text: '您好' },
  from: 'doctor-3',
  flow: 'in',
  time: 1_795_000_000,
  isRevoked: false,
  isPeerRead: false,
}
