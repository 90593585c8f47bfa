/** Whether the page is shown by the messaging app's own browser, which saves no files. */
export const isWeChat = (): boolean => navigator.userAgent.includes('MicroMessenger')
