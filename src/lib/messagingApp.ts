/** Whether the phone or tablet says that it is an iPhone, iPad or iPod. */
export const isAppleMobile = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** Whether the page is shown by the messaging app's own browser, which saves no files. */
export const isWeChat = (): boolean => navigator.userAgent.includes('MicroMessenger')
