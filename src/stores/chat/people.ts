import type { ImPerson } from '@/gateways/im/port'
import { tellFault } from '@/lib/tellFault'
import { changeChat } from './chat'
import { groupOf } from './imEvents'
import { useChatLink } from './imSession'

/** Members come so many at a time (CHAT-52). */
const MEMBERS_PAGE = 30

/** Who is blocked; the consultation goes on without it. */
export const loadBlacklist = (visit: object): Promise<void> =>
  quietly(async () => {
    const blacklist = await client().fetchBlacklist()
    changeChat(visit, () => ({ blacklist }))
  })

/** Who speaks here; the consultation goes on without it (CHAT-51). */
export const loadPeople = (visit: object): Promise<void> =>
  quietly(async () => {
    const members = await membersOf(groupOf(visit))
    const profiles = await client().fetchProfiles(members.map(({ userId }) => userId))
    const people = new Map([...members, ...profiles].map((person) => [person.userId, person]))
    changeChat(visit, () => ({ people }))
  })

/** Lets somebody in, or not; rejects as the platform does (CHAT-46, CHAT-53). */
export const answerJoin = async (visit: object, requestId: string, accepted: boolean): Promise<void> => {
  await client().answerJoinRequest(requestId, accepted)
  changeChat(visit, ({ joinRequests }) => ({
    joinRequests: joinRequests.filter((one) => one.requestId !== requestId),
  }))
}

const membersOf = async (
  group: string | undefined,
  before: readonly ImPerson[] = [],
): Promise<readonly ImPerson[]> => {
  if (group === undefined) return []
  const page = await client().fetchMembers(group, before.length)
  const isNew = page.some(({ userId }) => before.every((known) => known.userId !== userId))
  const members = [...before, ...page]
  return page.length < MEMBERS_PAGE || !isNew ? members : membersOf(group, members)
}

const client = () => {
  const { link } = useChatLink.getState()
  if (link === undefined) throw new Error('the platform has been left')
  return link.client
}

const quietly = async (task: () => Promise<void>): Promise<void> => {
  try {
    await task()
  } catch (failure) {
    // Neither is needed to read and to write.
    tellFault(failure)
  }
}
