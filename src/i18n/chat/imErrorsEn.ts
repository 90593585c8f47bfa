import type { Words } from '@/i18n/words'
import type imErrorsZh from './imErrorsZh'

const words: Words<typeof imErrorsZh> = {
  serverError: 'Server error',
  badCredentials: 'The user name or password is not allowed',
  badUserName: 'The user name has a wrong format',
  userExists: 'The user exists already',
  noSuchUser: 'The user does not exist',
  wrongPassword: 'Wrong password',
  notReady: 'Not connected yet, please try again in a moment',
  signatureExpired: 'The sign-in has expired, please connect again',
  signedOut: 'The sign-in did not work, please connect again',
  noNetwork: 'The network is unavailable, please check it and try again',
  timeout: 'It took too long, please try again later',
  tooOften: 'You are doing this too often, please try again in a moment',
  notSent: 'It was not sent',
  notUploaded: 'It was not uploaded',
  badPicture: 'This picture cannot be sent',
  pictureTooLarge: 'The picture is too large to be sent',
  badSound: 'This recording cannot be sent',
  notRecalled: 'This message cannot be recalled',
  tooLateToRecall: 'Messages older than 2 minutes cannot be recalled',
  notJoined: 'You could not join this consultation',
  awaitsAdmission: 'You must be admitted first',
  requestUnknown: 'This request is no longer valid',
  noSuchGroup: 'This consultation was not found',
  notAllowed: 'You are not allowed to do this',
  muted: 'You cannot write here for now',
  refusedText: 'It contains words that cannot be sent. Please change it.',
  tooLong: 'It is too long. Please send it in parts.',
  blocked: 'Your messages cannot be received for now',
  unavailable: 'The consultation service is not available for now',
}

export default words
