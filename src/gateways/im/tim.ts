import type { ChatSDK } from 'tim-js-sdk'
import { messageOf, withLocalId } from '../../domain/chat/fromPlatform'
import { ImError } from '../../domain/chat/imErrors'
import { recordsIn, textIn, type Json } from '../../domain/chat/json'
import type { OutgoingBody } from '../../domain/chat/message'
import { ask, dataOf } from './timAnswers'
import { openSdk, TYPES } from './timSdk'
import type { ImClient, ImPerson } from './port'

const MEMBERS = 30

/** The platform's client for one of its applications. */
export const openTim = (sdkAppId: number): ImClient => {
  const sdk = openSdk(sdkAppId)
  return {
    listen: () => () => undefined,
    login: async ({ userId, signature }) => void (await ask(() => sdk.login({ userID: userId, userSig: signature }))),
    isReady: () => false,
    fetchHistory: async (group, before) => {
      const conversation = {
        conversationID: `GROUP${group}`,
        ...(before !== undefined && { nextReqMessageID: before }),
      }
      const data = dataOf(await ask(() => sdk.getMessageList(conversation)))
      return {
        messages: recordsIn(data, 'messageList').flatMap((item) => messageOf(item) ?? []),
        before: textIn(data, 'nextReqMessageID') || undefined,
        isCompleted: data['isCompleted'] === true,
      }
    },
    send: async (group, localId, body) => {
      const data = dataOf(await ask(() => sdk.sendMessage(create(sdk, group, localId, body))))
      const message = messageOf(data['message'])
      if (message === undefined) throw new ImError(undefined, 'the platform told no message')
      return message
    },
    recall: () => Promise.resolve(),
    markRead: async (group) => void (await ask(() => sdk.setMessageRead({ conversationID: `GROUP${group}` }))),
    join: async (group) => void (await ask(() => sdk.joinGroup({ groupID: group }))),
    answerJoinRequest: () => Promise.resolve(),
    fetchMembers: async (group, offset) =>
      peopleIn(
        dataOf(await ask(() => sdk.getGroupMemberList({ groupID: group, count: MEMBERS, offset }))),
        'memberList',
      ),
    fetchProfiles: async (userIds) => {
      const answer = await ask(() => sdk.getUserProfile({ userIDList: [...userIds] }))
      return peopleIn({ answer }, 'answer')
    },
    fetchBlacklist: () => Promise.resolve([]),
    leave: async () => {
      await ask(() => sdk.destroy()).catch(() => undefined)
    },
  }
}

const create = (sdk: ChatSDK, group: string, localId: string, body: OutgoingBody) => {
  const about = { to: group, conversationType: TYPES.CONV_GROUP, cloudCustomData: withLocalId(localId) }
  switch (body.kind) {
    case 'text':
      return sdk.createTextMessage({ ...about, payload: { text: body.text } })
    case 'image':
      return sdk.createImageMessage({ ...about, payload: { file: body.file } })
    case 'sound':
      return sdk.createAudioMessage({ ...about, payload: { file: body.file } })
    case 'custom': {
      const { data, description, extension } = body
      return sdk.createCustomMessage({ ...about, payload: { data, description, extension } })
    }
  }
}

const peopleIn = (record: Json, name: string): ImPerson[] =>
  recordsIn(record, name).flatMap((person) => {
    const userId = textIn(person, 'userID')
    if (userId === undefined) return []
    return [{ userId, name: textIn(person, 'nick') || undefined, pictureUrl: textIn(person, 'avatar') || undefined }]
  })
