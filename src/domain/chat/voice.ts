/** What a voice may last (A285). */
export const VOICE_LIMITS = { leastMs: 1000, mostMs: 60_000 }

/** The browsers that the specification names for not speaking (CHAT-44, A284). */
export const isWithoutVoice = (userAgent: string): boolean => /MSIE |Trident\/|Edge\/|Edg\//.test(userAgent)
