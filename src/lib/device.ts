export const isAppleMobile = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** Whether this is the messaging app's browser, which saves no files. */
export const isWeChat = (): boolean => navigator.userAgent.includes('MicroMessenger')
