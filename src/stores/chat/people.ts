import type { ImPerson } from '@/gateways/im/port'
import { reportFault } from '@/lib/reportFault'
import { changeChat, groupOf, type ChatOpening } from './chat'
import { useImSession } from './imSession'

const MEMBERS_PAGE = 30

export const loadBlacklist = (opening: ChatOpening): Promise<void> =>
  quietly(async () => {
    const blacklist = await client().fetchBlacklist()
    changeChat(opening, () => ({ blacklist }))
  })

export const loadPeople = (opening: ChatOpening): Promise<void> =>
  quietly(async () => {
    const members = await fetchMembers(groupOf(opening))
    const profiles = await client().fetchProfiles(members.map(({ userId }) => userId))
    const people = new Map([...members, ...profiles].map((person) => [person.userId, person]))
    changeChat(opening, () => ({ people }))
  })

export const answerJoin = async (opening: ChatOpening, requestId: string, accepted: boolean): Promise<void> => {
  try {
    await client().answerJoinRequest(requestId, accepted)
  } finally {
    // Also after a failure, or it blocks the next ones and its own repetition.
    changeChat(opening, ({ joinRequests }) => ({
      joinRequests: joinRequests.filter((one) => one.requestId !== requestId),
    }))
  }
}

const fetchMembers = async (
  group: string | undefined,
  before: readonly ImPerson[] = [],
): Promise<readonly ImPerson[]> => {
  if (group === undefined) return []
  const page = await client().fetchMembers(group, before.length)
  const isNew = page.some(({ userId }) => before.every((known) => known.userId !== userId))
  const members = [...before, ...page]
  return page.length < MEMBERS_PAGE || !isNew ? members : fetchMembers(group, members)
}

const client = () => {
  const { session } = useImSession.getState()
  if (session === undefined) throw new Error('the chat was left')
  return session.client
}

const quietly = async (task: () => Promise<void>): Promise<void> => {
  try {
    await task()
  } catch (failure) {
    reportFault(failure)
  }
}
