/** Whether the phone or tablet says that it is an iPhone, iPad or iPod. */
export const isAppleMobile = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)
